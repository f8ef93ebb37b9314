import type { LoaderFunctionArgs } from '@remix-run/node';
import { messageSearch } from 'contract/message';
import { CACHE_POLICIES } from '~/cache-policies';
import { getMessages } from '~/content/site-admin-messages.server';
import { methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';
import { checkInput } from './request-input.server';
import { messagesAsCsv } from './stored-message.server';

export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    const search = checkInput(messageSearch, new URL(request.url).searchParams.get('search') ?? '');
    return new Response(messagesAsCsv(await getMessages(editor, search)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="nachrichten.csv"',
        'Cache-Control': CACHE_POLICIES.never,
      },
    });
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
