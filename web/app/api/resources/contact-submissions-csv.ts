import type { LoaderFunctionArgs } from '@remix-run/node';
import { messageQuery } from 'contract/message';
import { methodNotAllowed } from '~/api/http/answers.server';
import { checkInput } from '~/api/http/request-input.server';
import { withSession } from '~/api/http/session-guard.server';
import { getMessages } from '~/content/editing/messages.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { messagesAsCsv } from './stored-message.server';

export function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => {
    const { search } = checkInput(messageQuery, Object.fromEntries(new URL(request.url).searchParams));
    return new Response(messagesAsCsv(await getMessages(editor, { search })), {
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
