import {
  erasure,
  erasureReceipt,
  person,
  personalDataCount,
  personalDataExport,
} from 'contract/personal-data';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import {
  countPersonalData,
  erasePersonalData,
  exportPersonalData,
} from '~/content/editing/personal-data.server';

// For administrators. POST throughout, to keep e-mail addresses out of URLs.

const count = resource('/api/personal-data/count').post({
  summary: 'How many messages of an e-mail address are stored.',
  access: 'session',
  input: json(person),
  output: personalDataCount,
  handler: ({ editor, input }) => countPersonalData(editor, input.email),
});

const taken = resource('/api/personal-data/export').post({
  summary: 'All messages of an e-mail address, with everything that is stored of them.',
  access: 'session',
  input: json(person),
  output: personalDataExport,
  handler: ({ editor, input }) => exportPersonalData(editor, input.email),
});

const erased = resource('/api/personal-data/erase').post({
  summary: 'Erase all messages of an e-mail address, as many as were counted; the answer is a receipt.',
  access: 'session',
  input: json(erasure),
  output: erasureReceipt,
  errors: ['count-changed'],
  handler: ({ editor, input }) => erasePersonalData(editor, input),
});

export const personalData = [count, taken, erased];
