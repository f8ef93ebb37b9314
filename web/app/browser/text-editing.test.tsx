import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TEXT_TABLE_ID, type TextDraft } from '~/features/text-preview/text-table';
import { markOf } from '~/i18n/marks';
import { enableTextEditing } from './text-editing';

vi.mock('./own-parent', () => ({ hasOwnParent: () => true }));
const notify = vi.hoisted(() => vi.fn());
vi.mock('~/ui/toast', () => ({ notify }));

const TITLE = { file: 'home', language: 'de', key: 'hero.title' } as const;
const LEAD = { file: 'home', language: 'de', key: 'hero.lead' } as const;
const TABLE = JSON.stringify([
  [1, TITLE],
  [2, LEAD],
]);

const pageWith = (title: string, lead: string) =>
  `<main><h1>${title}${markOf(1)}</h1><p>${lead}${markOf(2)}</p></main>
   <script type="application/json" id="${TEXT_TABLE_ID}" data-stale="Veraltet">${TABLE}</script>`;

const draft = (ref: typeof TITLE | typeof LEAD, from: string, to: string): TextDraft => ({
  ...ref,
  from,
  to,
  isPlain: true,
});

const type = (...drafts: TextDraft[]) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      origin: window.location.origin,
      source: window.parent,
      data: { type: 'texts-typed', drafts },
    }),
  );

/** Answers of the server, in the order of the requests. */
let answers: ((answer: Response) => void)[];
const answer = (index: number, body: string, status = 200) =>
  answers[index]?.(new Response(body === '' ? null : body, { status }));
const shown = () => document.querySelector('main')?.textContent;

// Its listeners stay with the window, so that one page serves all tests.
beforeAll(() => {
  document.documentElement.lang = 'de';
  document.body.innerHTML = pageWith('Titel', 'Satz');
  const table = document.getElementById(TEXT_TABLE_ID);
  if (!table) throw new Error('The test has no table.');
  enableTextEditing(table);
});

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  notify.mockReset();
});

afterAll(() => {
  document.body.innerHTML = '';
});

it('keeps what is typed while an earlier answer is on its way', async () => {
  const title = draft(TITLE, 'Titel', 'Neuer Titel');
  type(title);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  type(title, draft(LEAD, 'Satz', 'Neuer Satz'));
  answer(0, pageWith('Neuer Titel', 'Satz'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBe('Neuer TitelNeuer Satz');
  answer(1, pageWith('Neuer Titel', 'Neuer Satz, fertig'));
  await vi.waitFor(() => expect(shown()).toBe('Neuer TitelNeuer Satz, fertig'));
  expect(notify).not.toHaveBeenCalled();
});

it('keeps what is typed, and says that the rest is not up to date, when the server refuses', async () => {
  type(draft(TITLE, 'Neuer Titel', 'Anderer Titel'));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answer(0, '', 403);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(shown()).toContain('Anderer Titel');
});
