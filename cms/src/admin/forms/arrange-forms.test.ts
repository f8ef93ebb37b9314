import { expect, test } from 'vitest';
import { EDITOR_LAYOUTS } from '../../bootstrap/editor-layouts';
import { BLOG_POST, PAGE_TEXT, PRODUCT_TEXT, SECTION } from '../../content-types';
import { arrangeForms, GROUPS, INPUT } from './arrange-forms';

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
const PATH = '/admin/content-manager/collection-types/api::x.x/create';
const panelsOf = (uid: string) => arrangeForms(formOf(uid), PATH).layout.layout;
const fieldsOf = (uid: string) =>
  panelsOf(uid)
    .flat(2)
    .filter(({ type }) => type !== INPUT.heading);
const typesOf = (uid: string) => Object.fromEntries(fieldsOf(uid).map(({ name, type }) => [name, type]));

test('the form of a post has a panel for each group, under its heading, with every field once', () => {
  expect(panelsOf(BLOG_POST).map(([row]) => row?.map(({ type, label }) => ({ type, label })))).toEqual(
    Object.values(GROUPS).map((label) => [{ type: INPUT.heading, label }]),
  );
  const before = formOf(BLOG_POST).layout.layout.flat(2);
  expect(fieldsOf(BLOG_POST).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
});

test('tags, names, date and texts for search engines get inputs of their own', () => {
  expect(typesOf(BLOG_POST)).toMatchObject({
    tags: INPUT.tags,
    author: INPUT.author,
    series: INPUT.series,
    publicationDate: INPUT.publicationDate,
    seoTitle: INPUT.searchTitle,
    seoDescription: INPUT.searchDescription,
    title: 'string',
  });
});

test('the texts of a section that may have marks have the toolbar', () => {
  expect(typesOf(SECTION)).toMatchObject({ description: 'richtext', content: 'richtext', title: 'string' });
});

test('the texts of a page are edited one by one', () => {
  expect(typesOf(PAGE_TEXT)).toEqual({ file: INPUT.copyFile, texts: INPUT.pageTexts });
});

test('other forms stay, and so does the page where fields are arranged', () => {
  const other = formOf(PRODUCT_TEXT);
  expect(arrangeForms(other, PATH)).toBe(other);
  const post = formOf(BLOG_POST);
  expect(arrangeForms(post, '/admin/content-manager/collection-types/api::x.x/configurations/edit')).toBe(
    post,
  );
});
