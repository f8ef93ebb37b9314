import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  confirmTranslations,
  getTranslatedTexts,
  type TranslatedTexts,
} from '~/content/site-admin-translations.server';
import { TRANSLATED_KINDS } from '~/content/translated-kinds';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import type { TranslatedTextsAnswer } from './contract-editing';
import { translationConfirmation } from './contract-input';
import { staleAnswer } from './edited-answers.server';
import { answerEditor } from './editor-calls.server';
import { basedOn, readInput } from './request-input.server';

/** The thing that the address names; its kind is null where there is no such kind. */
function thingOf({ kind, key = '' }: LoaderFunctionArgs['params']) {
  return { kind: TRANSLATED_KINDS.find((known) => known === kind) ?? null, key };
}

const noSuchKind = () => errorAnswer('not-found');
const answerOf = (texts: TranslatedTexts): TranslatedTextsAnswer => texts;

/** The texts of one thing, for somebody who judges whether its translations still fit. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    const { kind, key } = thingOf(params);
    if (!kind) return noSuchKind();
    return jsonAnswer(answerOf(await getTranslatedTexts(editor, kind, key)));
  });
}

export function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'HEAD', 'PUT');
  return answerEditor(request, async (editor) => {
    const { kind, key } = thingOf(params);
    if (!kind) return noSuchKind();
    const { confirmed } = await readInput(request, translationConfirmation);
    const saved = await confirmTranslations(editor, { kind, key }, confirmed, basedOn(request));
    return saved.isStale ? staleAnswer(saved, answerOf(saved.current)) : jsonAnswer(answerOf(saved.value));
  });
}
