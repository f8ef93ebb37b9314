import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QuestionFilter } from '~/features/search/question-filter';
import german from '~/i18n/locales/de/faq.json';
import frame from '~/i18n/locales/de/frame.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { QuestionList } from '~/sections/faq/question-list';
import { enableQuestionFilter } from './question-filter';

function open() {
  const page = (
    <>
      <QuestionFilter filter={german.filter} />
      <QuestionList texts={german} />
    </>
  );
  renderOnPage(page, {
    address: '/de/faq',
    language: 'de',
    texts: { faq: german, frame },
    root: { products: [] },
  });
  const form = document.querySelector('form');
  if (!form) throw new Error('The filter is no form.');
  enableQuestionFilter(form);
  return form;
}

const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
const shown = () =>
  [...document.querySelectorAll('[data-question]:not([hidden]) h3')].map((e) => e.textContent);
const all = document.getElementsByTagName('details');

afterEach(cleanup);

describe('the filter of questions', () => {
  it('shows all questions until somebody types', () => {
    open();
    expect(shown()).toHaveLength(all.length);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows those with every word, of the answer too, and hides groups without any', () => {
    open();
    type('AVV Art');
    expect(shown()).toContain(german.security.questions.avv.question);
    expect(shown().length).toBeLessThan(all.length / 2);
    const groups = [...document.querySelectorAll('section')];
    expect(groups.some((group) => group.hidden)).toBe(true);
    expect(groups.find(({ id }) => id === 'security')?.hidden).toBe(false);
    expect(screen.getByRole('status').textContent).toBe(
      german.filter.found.replace('{{count}}', String(shown().length)),
    );
  });

  it.each(['rückgabe', 'RUECKGABE', 'ruckgabe'])('finds "%s" however its umlaut is written', (word) => {
    open();
    type(word);
    expect(shown()).toEqual([german.project.questions.migration.question]);
  });

  it('says that nothing fits, and shows all again when the field is emptied', () => {
    open();
    type('Blumenkohl');
    expect(shown()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(german.filter.none);
    type('');
    expect(shown()).toHaveLength(all.length);
  });

  it('stays on the page when the form is sent', () => {
    const form = open();
    expect(fireEvent.submit(form)).toBe(false);
  });

  it('leads to the search of the site without scripts', () => {
    expect(open().getAttribute('action')).toBe('/de/search');
  });
});
