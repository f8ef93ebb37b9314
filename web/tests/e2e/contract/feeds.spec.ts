import { LANGUAGE_CODES } from 'contract/languages';
import { problemsOfJsonFeed, problemsOfRss } from '../../../app/discovery/feed-validators.test-support';
import { expect, test } from '../support/contract-test';
import { strapi } from '../support/strapi';

const HOSTILE = 'a ]]> & &amp; <b> </title> 😀 \u0001\u000B\u001F \uFFFE';

test('the feeds are valid in every language, whatever signs a post has', async ({ request }, { testId }) => {
  const slug = `e2e-feeds-${testId}`;
  const texts = { title: HOSTILE, excerpt: HOSTILE, content: `## ${HOSTILE}\n\n[Stelle](#h-a)` };
  const publicationDate = new Date().toISOString();
  const id = await strapi.posts.create(
    { ...texts, slug, author: HOSTILE, tags: HOSTILE, publicationDate },
    'de',
  );
  try {
    for (const language of LANGUAGE_CODES) {
      await strapi.posts.save(id, language, texts);
      await strapi.posts.publish(id, language);
      const [rss, json] = await Promise.all(
        ['xml', 'json'].map(async (end) => (await request.get(`/${language}/blog/feed.${end}`)).text()),
      );
      expect(await problemsOfRss(rss ?? '')).toEqual([]);
      expect(problemsOfJsonFeed(json ?? '')).toEqual([]);
      for (const feed of [rss, json]) expect(feed).toContain(`/${language}/blog/${slug}#h-a`);
    }
  } finally {
    await strapi.posts.remove(id);
  }
});
