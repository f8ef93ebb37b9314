import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { type ProductText, productTextInput, type WrittenProductText } from 'contract/product-text';
import type { EditedProject } from 'contract/project';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { ifMatch, readInput } from '~/api/http/request-input.server';
import { savedAnswer } from '~/api/http/saved-answers.server';
import { withSession } from '~/api/http/session-guard.server';
import { getWrittenProductText, saveProductText } from '~/content/editing/product-texts.server';
import { getEditedProjects } from '~/content/editing/projects.server';
import type { Editor } from '~/content/editing/strapi-call.server';
import { localizedText } from '~/content/published/localized';
import { isBuiltInProduct, ownHead } from '~/features/products/product-head.server';
import { canonicalProduct } from '~/features/products/products';
import { jsonAnswer } from '~/http/responses.server';

type Answer = (text: WrittenProductText) => ProductText;

/** What a product says of itself in a language, as its page reads it. */
function described({ key, titles, description }: EditedProject, language: Language) {
  const own = localizedText(language, titles[language], titles[DEFAULT_LANGUAGE]);
  return {
    title: own ?? { value: key, lang: language },
    description: localizedText(language, description[language], description[DEFAULT_LANGUAGE]),
  };
}

/** How the texts of a page are answered; null where there is no such page. */
async function answerFor(editor: Editor, key: string): Promise<Answer | null> {
  const project = isBuiltInProduct(key)
    ? null
    : (await getEditedProjects(editor)).find((known) => known.key === key);
  if (project === undefined) return null;
  const builtIn = LANGUAGE_CODES.map((language) => {
    const {
      title,
      description,
      keywords = '',
    } = ownHead(key, language, project && described(project, language));
    return [language, { title, description, keywords }] as const;
  });
  return (text) => ({ ...text, builtIn: Object.fromEntries(builtIn) as ProductText['builtIn'] });
}

/** By the key of the product or of its page: both name one thing. */
const pageKey = (params: LoaderFunctionArgs['params']) => canonicalProduct(params.key ?? '');

export function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => {
    const key = pageKey(params);
    const answer = await answerFor(editor, key);
    return answer ? jsonAnswer(answer(await getWrittenProductText(editor, key))) : errorAnswer('not-found');
  });
}

export function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'HEAD', 'PUT');
  return withSession(request, async (editor) => {
    const key = pageKey(params);
    const input = await readInput(request, productTextInput);
    const answer = await answerFor(editor, key);
    if (!answer) return errorAnswer('not-found');
    const saved = await saveProductText(editor, key, input, ifMatch(request));
    return savedAnswer(
      saved.isStale
        ? { ...saved, current: answer(saved.current) }
        : { isStale: false, value: answer(saved.value) },
    );
  });
}
