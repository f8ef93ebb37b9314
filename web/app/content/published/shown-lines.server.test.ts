import { expect, it } from 'vitest';
import { BUILT_IN, type Edition, withEdition } from '~/i18n/edition.server';
import { shownCompany, withStatusMark } from '~/i18n/facts.server';
import { withShownLines } from './shown-lines.server';

const german = <Value>(value: Value) => ({ value, lang: 'de' as const });
const job = {
  key: 'devops',
  title: german('Prüfer'),
  tasks: german(['Lesen', 'in 50 ms prüfen']),
  location: null,
};
const shown = (edition: Edition) =>
  withEdition(edition, async () => withShownLines(job, ['title', 'tasks', 'location'], 'opening'));
const options = {
  language: 'en' as const,
  mark: (text: string, { file, language, key }: { file: string; language: string; key: string }) =>
    `${text}<${file} ${language} ${key}>`,
};

it('gives visitors the lines of an entry with pairs kept together, and no mark', async () => {
  expect(await shown(BUILT_IN)).toEqual({ ...job, tasks: german(['Lesen', 'in 50\u00a0ms prüfen']) });
});

it('marks each line of an entry, and shows the lines that an editor types', async () => {
  const mark = '<opening:devops en tasks>';
  expect((await shown(BUILT_IN.changedBy([], options))).tasks).toEqual(
    german([`Lesen${mark}`, `in 50\u00a0ms prüfen${mark}`]),
  );
  const typed = { file: 'opening:devops', language: 'en' as const, key: 'tasks', to: 'Read\n\nCheck' };
  expect((await shown(BUILT_IN.changedBy([typed], options))).tasks).toEqual({
    value: [`Read${mark}`, `Check${mark}`],
    lang: 'en',
  });
});

it('marks facts that a page shows, but no empty one', async () => {
  const facts = await withEdition(BUILT_IN.changedBy([], options), async () => shownCompany());
  expect(facts.city).toBe('Augsburg<company:company de city>');
  expect(facts.telephone).toBe('');
  expect(shownCompany()).toBe(BUILT_IN.company);
  expect(withStatusMark('99,7 %', 'websiteUptime')).toBe('99,7 %');
});
