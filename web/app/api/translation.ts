import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { translationConfirmation } from 'contract/translation';
import { TRANSLATED_KINDS } from 'contract/translation-state';
import { confirmTranslations, getTranslatedTexts } from '~/content/site-admin-translations.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { savedAnswer } from './edited-answers.server';
import { answerEditor } from './editor-calls.server';
import { basedOn, readInput } from './request-input.server';

/** The thing that the address names; its kind is null where there is no such kind. */
function thingOf({ kind, key = '' }: LoaderFunctionArgs['params']) {
  return { kind: TRANSLATED_KINDS.find((known) => known === kind) ?? null, key };
}

const noSuchKind = () => errorAnswer('not-found');

/** The texts of one thing, for somebody who judges whether its translations still fit. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    const { kind, key } = thingOf(params);
    if (!kind) return noSuchKind();
    return jsonAnswer(await getTranslatedTexts(editor, kind, key));
  });
}

export function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'HEAD', 'PUT');
  return answerEditor(request, async (editor) => {
    const { kind, key } = thingOf(params);
    if (!kind) return noSuchKind();
    const { confirmed } = await readInput(request, translationConfirmation);
    return savedAnswer(await confirmTranslations(editor, { kind, key }, confirmed, basedOn(request)));
  });
}
