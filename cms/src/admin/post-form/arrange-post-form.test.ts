import { expect, test } from 'vitest';
import { EDITOR_LAYOUTS } from '../../bootstrap/editor-layouts';
import { BLOG_POST, PRODUCT_TEXT } from '../../content-types';
import { arrangePostForm, FORM_HEADING, GROUPS } from './arrange-post-form';

const formOf = (uid: string) => ({
  query: {},
  layout: {
    settings: { mainField: 'title' },
    layout: [
      (EDITOR_LAYOUTS[uid]?.rows ?? []).map((row) =>
        row.map(([name, size]) => ({ name, size, type: 'string', label: name })),
      ),
    ],
  },
});
const PATH = '/admin/content-manager/collection-types/api::blog-post.blog-post/create';

test('the form of a post has a panel for each group, under its heading, with every field once', () => {
  const before = formOf(BLOG_POST);
  const { layout } = arrangePostForm(before, PATH).layout;
  expect(layout.map(([row]) => row?.map(({ type, label }) => ({ type, label })))).toEqual(
    Object.values(GROUPS).map((label) => [{ type: FORM_HEADING, label }]),
  );
  const namesOf = (rows: { name: string; type: string }[][]) =>
    rows
      .flat()
      .filter(({ type }) => type !== FORM_HEADING)
      .map(({ name }) => name);
  expect(namesOf(layout.flat())).toEqual(namesOf(before.layout.layout.flat()));
});

test('tags and texts for search engines get inputs of their own', () => {
  const fields = arrangePostForm(formOf(BLOG_POST), PATH).layout.layout.flat(2);
  const typesOf = (wanted: string) => fields.filter(({ name }) => name === wanted).map(({ type }) => type);
  expect(typesOf('tags')).toEqual(['tag-list']);
  expect(typesOf('seoDescription')).toEqual(['search-description']);
});

test('other forms stay, and so does the page where fields are arranged', () => {
  const other = formOf(PRODUCT_TEXT);
  expect(arrangePostForm(other, PATH)).toBe(other);
  const post = formOf(BLOG_POST);
  expect(arrangePostForm(post, `${PATH.replace('/create', '')}/configurations/edit`)).toBe(post);
});
