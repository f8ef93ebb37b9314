import { SITE_PAGES } from 'contract/site-addresses';
import { expect, it } from 'vitest';
import german from '~/i18n/locales/de/faq.json';
import { FURTHER, GROUPS, questionsOf } from './questions';

const questions = GROUPS.flatMap((group) => questionsOf(german[group]).map(({ name }) => name));

it('texts of editors may link every group and question', () => {
  expect([...SITE_PAGES['/faq']].sort()).toEqual([...GROUPS, ...questions].sort());
});

it('every answer that leads on is an answer of the page', () => {
  expect(Object.keys(FURTHER).filter((name) => !questions.includes(name))).toEqual([]);
});
