import { SITE_PAGES } from 'contract/site-addresses';
import { expect, it } from 'vitest';
import german from '~/i18n/locales/de/faq.json';
import { FURTHER, GROUPS, questionsOf } from './questions';

const questions = GROUPS.flatMap((group) => questionsOf(german[group]).map(({ name }) => name));

it('texts of editors may link every group and question', () => {
  expect([...SITE_PAGES['/faq']].sort()).toEqual([...GROUPS, ...questions].sort());
});

it('says in short what an answer begins with, where that is a sentence of one or two words', () => {
  const answers = {
    a: 'Nein. Wir nicht.',
    b: 'Noch nicht.',
    c: 'Wir weisen keines aus. Es gilt',
    d: 'FHIR R4, mehr',
  };
  const group = Object.entries(answers).map(([name, answer]) => [name, { question: '?', answer }]);
  expect(questionsOf({ questions: Object.fromEntries(group) }).map(({ inShort }) => inShort)).toEqual([
    'Nein',
    'Noch nicht',
    '',
    '',
  ]);
});

it('every answer that leads on is an answer of the page', () => {
  expect(Object.keys(FURTHER).filter((name) => !questions.includes(name))).toEqual([]);
});
