import { describe, expect, it } from 'vitest';
import type { PostSummary } from '~/content/published/posts.server';
import { postsToReadNext } from './read-next';
import { seriesOf } from './series';
import { tagIndex } from './tag-index';

function post(slug: string, changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id: slug,
    slug,
    lang: 'de',
    title: slug,
    excerpt: '',
    cover: null,
    motif: null,
    category: 'company',
    author: null,
    publishedOn: '2026-01-01T00:00:00.000Z',
    readTime: 1,
    tags: [],
    series: null,
    isFeatured: false,
    lastUpdated: null,
    ...changes,
  };
}

const part = (slug: string, place: number | null, changes: Partial<PostSummary> = {}) =>
  post(slug, { series: { name: 'Umstieg', ownName: null, place }, ...changes });
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describe('a series', () => {
  const second = part('second', 2);
  const early = part('early', null, { publishedOn: '2025-01-01T00:00:00.000Z' });
  const posts = [
    part('late', null),
    second,
    post('other'),
    early,
    part('first', 1, { series: { name: ' umstieg', ownName: null, place: 1 } }),
  ];

  it('has its parts by place, then those without place by date', () => {
    const series = seriesOf(posts, second, 'de');
    expect(slugs(series?.parts ?? [])).toEqual(['first', 'second', 'early', 'late']);
    expect(series).toMatchObject({ position: 1, name: { value: 'Umstieg', lang: 'de' } });
  });

  it('is none of a single post, nor of a post without one', () => {
    expect(seriesOf([second], second, 'de')).toBeNull();
    expect(seriesOf(posts, post('other'), 'de')).toBeNull();
  });

  it('takes its name in a language from any part that is written in it', () => {
    const english = part('first', 1, {
      lang: 'en',
      series: { name: 'Umstieg', ownName: 'Change', place: 1 },
    });
    expect(seriesOf([english, second], second, 'en')?.name).toEqual({ value: 'Change', lang: 'en' });
    expect(seriesOf([english, second], second, 'fr')?.name).toEqual({ value: 'Umstieg', lang: 'de' });
  });

  it('shows a draft in the place of the published post', () => {
    const draft = { ...second, title: 'Draft' };
    expect(seriesOf(posts, draft, 'de')?.parts[1]?.title).toBe('Draft');
  });
});

describe('what to read next', () => {
  it('are the posts with most tags in common, then the newest, never the post itself', () => {
    const own = post('own', { tags: ['FHIR', 'ISiK'] });
    const posts = [
      post('new-one', { tags: ['fhir'] }),
      own,
      post('old-one', { tags: ['FHIR'] }),
      post('oldest-both', { tags: ['isik', 'FHIR', 'C5'] }),
    ];
    expect(slugs(postsToReadNext(posts, own))).toEqual(['oldest-both', 'new-one', 'old-one']);
  });

  it('are those of its category where no tag is shared, then the newest', () => {
    const own = post('own', { category: 'technology', tags: ['C5'] });
    const posts = [post('newest'), post('newer'), post('alike', { category: 'technology' }), own];
    expect(slugs(postsToReadNext(posts, own))).toEqual(['alike', 'newest', 'newer']);
  });

  it('names no part of the series', () => {
    const own = part('own', 1, { tags: ['C5'] });
    expect(slugs(postsToReadNext([part('next', 2, { tags: ['C5'] }), post('other'), own], own))).toEqual([
      'other',
    ]);
  });
});

it('the index counts the posts of each tag without regard to case, from A to Z, and names the newest', () => {
  const [newest, older] = [{ title: 'Newest', lang: 'de' } as const, { title: 'Older', lang: 'en' } as const];
  const posts = [
    { ...newest, tags: ['TI 2.0', 'FHIR'] },
    { ...older, tags: ['fhir', 'Ärzte'] },
    { ...older, tags: [] },
  ];
  expect(tagIndex(posts, 'de')).toEqual([
    { tag: 'Ärzte', count: 1, newest: older },
    { tag: 'FHIR', count: 2, newest },
    { tag: 'TI 2.0', count: 1, newest },
  ]);
});
