import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { type ProductText, productTextInput, type WrittenProductText } from 'contract/product-text';
import type { EditedProject } from 'contract/project';
import { localizedText } from '~/content/localized';
import type { Editor } from '~/content/site-admin.server';
import { getWrittenProductText, saveProductText } from '~/content/site-admin-product-texts.server';
import { getEditedProjects } from '~/content/site-admin-projects.server';
import { isBuiltInProduct, ownHead } from '~/features/products/product-head.server';
import { canonicalProduct } from '~/features/products/products';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { savedAnswer } from './edited-answers.server';
import { answerEditor } from './editor-calls.server';
import { basedOn, readInput } from './request-input.server';

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
  return answerEditor(request, async (editor) => {
    const key = pageKey(params);
    const answer = await answerFor(editor, key);
    return answer ? jsonAnswer(answer(await getWrittenProductText(editor, key))) : errorAnswer('not-found');
  });
}

export function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'HEAD', 'PUT');
  return answerEditor(request, async (editor) => {
    const key = pageKey(params);
    const input = await readInput(request, productTextInput);
    const answer = await answerFor(editor, key);
    if (!answer) return errorAnswer('not-found');
    const saved = await saveProductText(editor, key, input, basedOn(request));
    return savedAnswer(
      saved.isStale
        ? { ...saved, current: answer(saved.current) }
        : { isStale: false, value: answer(saved.value) },
    );
  });
}
