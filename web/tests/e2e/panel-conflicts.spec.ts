import { expectPanel, openPost, signInToPanel } from './support/panel';
import { expect, test } from './support/site-test';
import { strapi } from './support/strapi';

test.beforeEach(({ complaints }) => expectPanel(complaints));

test('of two windows with one post the second save is refused with both texts', async ({
  page,
  complaints,
  createPost,
}) => {
  complaints.announce(/\/content-manager\/collection-types\/api::blog-post\.blog-post\//, 409);
  const { documentId } = await createPost({ title: 'Vorher', excerpt: 'Anriss von vorher.' });
  await signInToPanel(page);
  const first = await openPost(page, documentId, 'de');
  const window = await page.context().newPage();
  const second = await openPost(window, documentId, 'de');

  await first.title.fill('Titel von Ada');
  await first.save();
  await second.excerpt.fill('Anriss von Ben.');
  await window.getByRole('button', { name: 'Speichern' }).click();

  const notice = window.getByText('hat diesen Eintrag inzwischen gespeichert');
  await expect(notice).toContainText('Titel: gespeichert ist „Titel von Ada“, bei Ihnen steht „Vorher“.');
  await expect(notice).toContainText('bei Ihnen steht „Anriss von Ben.“');
  await expect(second.excerpt).toHaveValue('Anriss von Ben.');
  const [stored] = await strapi.posts.list('title', 'Titel von Ada', 'de');
  expect(stored).toMatchObject({ documentId, excerpt: 'Anriss von vorher.' });

  await second.title.fill('Titel von Ada');
  await second.save();
  const [both] = await strapi.posts.list('title', 'Titel von Ada', 'de');
  expect(both).toMatchObject({ documentId, excerpt: 'Anriss von Ben.' });
});
