import { expect, it } from 'vitest';
import { germanTexts } from './german-texts';

it('shows title, summary and body of a post as they are stored, in the order of the form', () => {
  const post = { content: '## Teil\n\n- eins', title: 'Titel', excerpt: 'Anriss', seoTitle: 'Suche' };
  expect(germanTexts(post)).toEqual([
    { field: 'title', text: 'Titel' },
    { field: 'excerpt', text: 'Anriss' },
    { field: 'content', text: '## Teil\n\n- eins' },
  ]);
});

it('leaves out what is not written', () => {
  expect(germanTexts({ title: 'Titel', excerpt: null, content: ' ' })).toEqual([
    { field: 'title', text: 'Titel' },
  ]);
  expect([germanTexts({}), germanTexts(undefined)]).toEqual([[], []]);
});
