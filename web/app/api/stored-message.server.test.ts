import { expect, it } from 'vitest';
import { messagesAsCsv } from './stored-message.server';

const message = {
  documentId: 'a',
  firstName: 'Ada',
  lastName: 'Beispiel',
  email: 'ada@klinik.example',
  company: '',
  interest: 'general',
  message: 'Guten Tag',
  language: 'sq',
  submittedAt: '2026-03-05T13:30:00.000Z',
  spamScore: 0,
  state: 'read' as const,
};

const lastCells = (changes: Partial<typeof message>) =>
  messagesAsCsv([{ ...message, ...changes }])
    .trimEnd()
    .split('\r\n')[1]
    ?.split(';')
    .slice(5);

it('names interest, language and state with the words of the screen', () => {
  expect(lastCells({})).toEqual(['"Allgemeine Beratung"', '"Guten Tag"', '"Albanisch"', '"Gelesen"']);
});

it('leaves what the screen has no word for, and makes no formula of it', () => {
  const cells = lastCells({ interest: 'constructor', language: '=1+1' });
  expect(cells).toEqual(['"constructor"', '"Guten Tag"', `"'=1+1"`, '"Gelesen"']);
});
