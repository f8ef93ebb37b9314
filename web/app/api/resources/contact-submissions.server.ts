import { messageChange, messagePage, messageQuery, storedMessage, unreadMessages } from 'contract/message';
import { SUCCESS, success } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import {
  countUnreadMessages,
  exportMessages,
  findMessages,
  markMessage,
  messages,
} from '~/content/editing/messages.server';
import { csvDownload } from './csv.server';
import { messagesAsCsv } from './messages-csv.server';

// Personal data: only for accounts that may read it, never cached (decisions D4, E7).

const list = resource('/api/contact-submissions').get({
  summary: 'The messages, newest first: all, or with `page` a part of them.',
  access: 'session',
  query: messageQuery,
  output: storedMessage.array().or(messagePage),
  handler: ({ editor, query }) => findMessages(editor, query),
});

const one = resource('/api/contact-submissions/{id}')
  .get({
    summary: 'One message.',
    access: 'session',
    output: storedMessage,
    handler: ({ editor, params }) => messages.get(editor, params.id),
  })
  .put({
    summary: 'Say how far a message is dealt with.',
    access: 'session',
    input: json(messageChange),
    output: storedMessage,
    handler: ({ editor, params, input }) => markMessage(editor, params.id, input.state),
  })
  .delete({
    summary: 'Delete a message.',
    access: 'session',
    output: success,
    handler: async ({ editor, params }) => {
      await messages.remove(editor, params.id);
      return SUCCESS;
    },
  });

const unread = resource('/api/contact-submissions/unread').get({
  summary: 'How many messages nobody has read yet.',
  access: 'session',
  output: unreadMessages,
  handler: ({ editor }) => countUnreadMessages(editor),
});

const table = resource('/api/contact-submissions.csv').get({
  summary: 'The messages as a table.',
  access: 'session',
  query: messageQuery.pick({ search: true }),
  output: 'text/csv',
  handler: async ({ editor, query }) =>
    csvDownload('nachrichten.csv', messagesAsCsv(await exportMessages(editor, query.search))),
});

export const contactSubmissions = [list, one, unread, table];
