import { expectPanel, openPost, signInToPanel } from './support/panel';
import { expect, test } from './support/site-test';
import { strapi } from './support/strapi';

test.beforeEach(({ complaints }) => expectPanel(complaints));

test('German stands beside a translation of a post, as it is stored', async ({ page, createPost }) => {
  const { documentId } = await createPost({ title: 'Deutscher Titel', content: '## Teil\n\n- **eins**' });
  await strapi.posts.save(documentId, 'en', { title: 'English title' });
  await signInToPanel(page);
  await openPost(page, documentId, 'en');
  const text = page.getByRole('group', { name: 'Deutsch: Text' });
  await expect(text).toHaveText('## Teil\n\n- **eins**', { useInnerText: true });
  await expect(page.getByRole('group', { name: 'Deutsch: Titel' })).toHaveText('Deutscher Titel');

  await strapi.posts.save(documentId, 'de', { title: 'Neuer Titel', content: 'Neuer Text.' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(text).toHaveText('Neuer Text.');

  await openPost(page, documentId, 'de');
  await expect(text).toHaveCount(0);
});
