import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { translationConfirmation } from 'contract/translation';
import { TRANSLATED_KINDS } from 'contract/translation-state';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { ifMatch, readInput } from '~/api/http/request-input.server';
import { savedAnswer } from '~/api/http/saved-answers.server';
import { withSession } from '~/api/http/session-guard.server';
import { confirmTranslations, getTranslatedTexts } from '~/content/editing/translations.server';
import { jsonAnswer } from '~/http/responses.server';

/** The thing that the address names; its kind is null where there is no such kind. */
function thingOf({ kind, key = '' }: LoaderFunctionArgs['params']) {
  return { kind: TRANSLATED_KINDS.find((known) => known === kind) ?? null, key };
}

const noSuchKind = () => errorAnswer('not-found');

/** The texts of one thing, for somebody who judges whether its translations still fit. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => {
    const { kind, key } = thingOf(params);
    if (!kind) return noSuchKind();
    return jsonAnswer(await getTranslatedTexts(editor, kind, key));
  });
}

export function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'HEAD', 'PUT');
  return withSession(request, async (editor) => {
    const { kind, key } = thingOf(params);
    if (!kind) return noSuchKind();
    const { confirmed } = await readInput(request, translationConfirmation);
    return savedAnswer(await confirmTranslations(editor, { kind, key }, confirmed, ifMatch(request)));
  });
}
