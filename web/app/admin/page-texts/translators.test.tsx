import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPageText } from 'contract/page-text';
import type { ImportedTexts, RefusedText } from 'contract/translator-file';
import { TRANSLATOR_FILE_BYTES } from 'contract/translator-file-fields';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { fill } from '~/i18n/fill';
import words from '~/i18n/locales/de/admin-page-texts.json';
import { Translators } from './translators';

const texts = words.translators;
const onImported = vi.fn();

const listed = (file: string, stored: ListedPageText['stored']): ListedPageText => ({
  file,
  title: file,
  count: 10,
  stored,
  outdated: { fr: 2 },
  lastUpdated: null,
  updatedBy: null,
});

const counts = (missing: number, outdated: number) => ({ total: 4, missing, outdated });
const ENTRY = {
  kind: 'section',
  key: 'about',
  name: 'Über uns',
  panelPath: null,
  languages: {
    fr: { state: 'partial', updatedAt: null, ...counts(1, 2) },
    en: { state: 'complete', updatedAt: null, ...counts(0, 0) },
  },
};

const refused = (problem: RefusedText['problem'], rest: Partial<RefusedText> = {}): RefusedText => ({
  file: 'home',
  language: 'fr',
  key: 'hero.title',
  problem,
  text: 'Nouveau',
  now: 'Titre',
  ...rest,
});

async function open({
  answer = { changed: 0, unchanged: 0, refused: [] } as ImportedTexts | Response,
  account = ACCOUNT,
} = {}) {
  const calls = answerCalls(({ path }) => {
    if (path === '/api/translations') return Response.json([ENTRY]);
    if (path === '/api/page-texts')
      return Response.json([listed('home', { fr: 3, en: 1 }), listed('frame', {})]);
    if (path !== '/api/texts-import') return undefined;
    return answer instanceof Response ? answer : Response.json(answer);
  });
  renderScreen(<Translators language="fr" onImported={onImported} />, { account });
  await userEvent.click(await screen.findByRole('button', { name: texts.title, expanded: false }));
  return calls;
}

const choice = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label });
const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: texts.download });
const send = () => screen.getByRole('button', { name: texts.send });
const choose = (content: BlobPart, name = 'texte.csv') =>
  userEvent.upload(screen.getByLabelText(texts.file), new File([content], name));
const imports = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => path === '/api/texts-import');

afterEach(() => {
  vi.clearAllMocks();
});

describe('a file for translators', () => {
  it('is one of the language of the page, with all texts, unless something else is chosen', async () => {
    await open();
    expect(link().getAttribute('href')).toBe('/api/texts-export?language=fr&state=all&format=xliff');
    expect(link().download).toBe('texte-fr-all.xlf');
    await userEvent.selectOptions(choice(texts.language), 'Englisch');
    await userEvent.selectOptions(choice(texts.format), texts.formats.csv);
    expect(link().getAttribute('href')).toBe('/api/texts-export?language=en&state=all&format=csv');
    expect(link().download).toBe('texte-en-all.csv');
  });

  it('says how many texts there are in a state, and offers no file without any', async () => {
    await open();
    const outdated = await screen.findByRole('option', { name: fill(texts.states.outdated, { count: 6 }) });
    expect(screen.getByRole('option', { name: fill(texts.states.changed, { count: 6 }) })).toBeTruthy();
    expect(screen.getByRole('option', { name: fill(texts.states.missing, { count: 1 }) })).toBeTruthy();
    await userEvent.selectOptions(choice(texts.state), outdated);
    expect(link().getAttribute('href')).toContain('state=outdated');
    await userEvent.selectOptions(choice(texts.language), 'Englisch');
    await userEvent.selectOptions(choice(texts.state), fill(texts.states.missing, { count: 0 }));
    expect(screen.getByText(texts.none)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no German as language of translations', async () => {
    await open();
    const names = within(choice(texts.language))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(6);
    expect(names).not.toContain('Deutsch');
  });
});

describe('a translated file', () => {
  it('is imported, and what happened is told where the focus goes', async () => {
    const calls = await open({
      answer: {
        changed: 2,
        unchanged: 5,
        refused: [refused('changed'), refused('too-long', { key: 'hero.lead', limit: 40 })],
      },
    });
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await choose('\uFEFFTextdatei;é');
    await userEvent.click(send());
    const heading = await screen.findByRole('heading', { name: texts.result });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(imports(calls)).toMatchObject([{ method: 'POST', json: { content: 'Textdatei;é' } }]);
    expect(screen.getByText(fill(texts.counts, { changed: 2, unchanged: 5, refused: 2 })).role).toBe(
      'status',
    );
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('Two texts were refused.');
    const place = { file: 'home', key: 'hero.title', language: 'Französisch' };
    expect(within(first).getByText(fill(texts.place, place))).toBeTruthy();
    expect(within(first).getByText(texts.problems.changed)).toBeTruthy();
    expect(within(first).getByRole('group', { name: texts.inFile }).textContent).toBe('Nouveau');
    expect(within(first).getByRole('group', { name: texts.now }).textContent).toBe('Titre');
    expect(within(second).getByText(fill(words.problems['too-long'], { limit: 40 }))).toBeTruthy();
    expect(onImported).toHaveBeenCalledTimes(1);
  });

  it('has a reason for each refusal, and a text of today only where there is one', async () => {
    const problems = [
      'changed',
      'unseen',
      'repeated',
      'too-many-lines',
      'not-allowed',
      'unknown-key',
      'placeholders',
      'too-long',
      'no-room',
    ] as const;
    const all = problems.map((problem) => refused(problem, { key: problem, now: null, limit: 1 }));
    await open({ answer: { changed: 0, unchanged: 0, refused: all } });
    await choose('x');
    await userEvent.click(send());
    const items = await screen.findAllByRole('listitem');
    expect(new Set(items.map((item) => item.textContent?.replace(/.*?\)/, ''))).size).toBe(problems.length);
    expect(screen.queryByRole('group', { name: texts.now })).toBeNull();
  });

  it('names the entry of a refused text by its kind', async () => {
    await open({
      answer: { changed: 0, unchanged: 0, refused: [refused('changed', { file: 'section:about' })] },
    });
    await choose('x');
    await userEvent.click(send());
    expect(await screen.findByText('Abschnitte: about, hero.title (Französisch)')).toBeTruthy();
  });

  it('of another site is shown in part', async () => {
    const many = Array.from({ length: 130 }, (_, index) => refused('unknown-key', { key: `a.${index}` }));
    await open({ answer: { changed: 0, unchanged: 0, refused: many } });
    await choose('x');
    await userEvent.click(send());
    expect(await screen.findByText(fill(texts.more, { count: 30 }))).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(100);
  });

  it('in another encoding is not sent', async () => {
    const calls = await open();
    await choose(new Uint8Array([0x54, 0xfc, 0x72]));
    await userEvent.click(send());
    expect(await screen.findByText(texts.notUtf8)).toBeTruthy();
    expect(screen.getByLabelText(texts.file).getAttribute('aria-invalid')).toBe('true');
    expect(imports(calls)).toEqual([]);
  });

  it('that was saved again since it was chosen is asked for once more', async () => {
    const calls = await open();
    const file = new File(['x'], 'texte.csv');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'));
    await userEvent.upload(screen.getByLabelText(texts.file), file);
    await userEvent.click(send());
    expect(await screen.findByText(texts.changedOnDisk)).toBeTruthy();
    expect(imports(calls)).toEqual([]);
    await choose('y');
    expect(screen.queryByText(texts.changedOnDisk)).toBeNull();
    await userEvent.click(send());
    await waitFor(() => expect(imports(calls)).toMatchObject([{ json: { content: 'y' } }]));
  });

  it('that is too large is not sent', async () => {
    const calls = await open();
    await choose('x'.repeat(TRANSLATOR_FILE_BYTES + 1));
    expect(await screen.findByText(fill(texts.tooLarge, { limit: 4 }))).toBeTruthy();
    await userEvent.click(send());
    expect(imports(calls)).toEqual([]);
  });

  it('that the site refuses is explained', async () => {
    const refusal = { error: 'The file is no XLIFF 2.', code: 'texts-file-unreadable' };
    await open({ answer: Response.json(refusal, { status: 400 }) });
    await choose('Brief');
    await userEvent.click(send());
    await waitFor(() => expect(noticeText()).toContain(texts.failed));
    expect(noticeText()).toContain('Die Datei ist weder XLIFF 2 noch');
    expect(screen.queryByRole('heading', { name: texts.result })).toBeNull();
  });

  it('is not asked for from an account that may only read', async () => {
    const may = { ...ACCOUNT.may, pageTexts: { read: true, update: false } };
    await open({ account: { ...ACCOUNT, may } });
    expect(link()).toBeTruthy();
    expect(screen.queryByLabelText(texts.file)).toBeNull();
  });
});
