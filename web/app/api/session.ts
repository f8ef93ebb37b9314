import type { LoaderFunctionArgs } from '@remix-run/node';
import { getAccount } from '~/content/site-admin-account.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';

/** Who is signed in, and what Strapi lets them do. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => jsonAnswer(await getAccount(editor)));
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
