import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { localizedText } from '~/content/localized';
import type { Editor } from '~/content/site-admin.server';
import {
  type EditedProductText,
  getEditedProductText,
  saveProductText,
} from '~/content/site-admin-product-texts.server';
import { type EditedProject, getEditedProjects } from '~/content/site-admin-projects.server';
import { isBuiltInProduct, ownHead } from '~/features/products/product-head.server';
import { canonicalProduct } from '~/features/products/products';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '~/i18n/languages';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import type { ProductTextAnswer } from './contract-editing';
import { productTextInput } from './contract-input';
import { present, staleAnswer } from './edited-answers.server';
import { answerEditor } from './editor-calls.server';
import { basedOn, readInput } from './request-input.server';

type Answer = (text: EditedProductText) => ProductTextAnswer;

/** What a product says of itself in a language, as its page reads it. */
function described({ key, title, description }: EditedProject, language: Language) {
  const own = localizedText(language, title[language], title[DEFAULT_LANGUAGE]);
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
  return (text) => ({
    key,
    translations: Object.fromEntries(
      Object.entries(text.translations).map(([language, { title, description, keywords }]) => [
        language,
        { title: title ?? '', description: description ?? '', keywords: keywords ?? '' },
      ]),
    ),
    builtIn: Object.fromEntries(builtIn) as ProductTextAnswer['builtIn'],
    outdated: text.outdated,
    lastUpdated: text.lastUpdated,
    updatedBy: text.updatedBy ?? null,
    languages: present(text.languages),
    state: text.state,
  });
}

/** By the key of the product or of its page: both name one thing. */
const pageKey = (params: LoaderFunctionArgs['params']) => canonicalProduct(params.key ?? '');

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    const key = pageKey(params);
    const answer = await answerFor(editor, key);
    return answer ? jsonAnswer(answer(await getEditedProductText(editor, key))) : errorAnswer('not-found');
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
    return saved.isStale ? staleAnswer(saved, answer(saved.current)) : jsonAnswer(answer(saved.value));
  });
}
