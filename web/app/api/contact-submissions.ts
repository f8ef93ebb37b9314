import type { LoaderFunctionArgs } from '@remix-run/node';
import { messageSearch } from 'contract/message';
import { getMessages } from '~/content/site-admin-messages.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';
import { checkInput } from './request-input.server';

/** Personal data: only for accounts that may read it, and never kept by anything on the way (decisions D4, E7). */
export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    const search = checkInput(messageSearch, new URL(request.url).searchParams.get('search') ?? '');
    return jsonAnswer(await getMessages(editor, search));
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
