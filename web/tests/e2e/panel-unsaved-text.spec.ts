import { expectPanel, openPost, signInToPanel } from './support/panel';
import { expect, test } from './support/site-test';
import { strapi } from './support/strapi';

test.beforeEach(({ complaints }) => expectPanel(complaints));

test('a text that a session took along is offered after the next sign-in, and gone once it is saved', async ({
  page,
  createPost,
}) => {
  const { documentId } = await createPost({ title: 'Vorher', excerpt: 'Anriss.' });
  await signInToPanel(page);
  const form = await openPost(page, documentId, 'de');
  await form.title.fill('Getippt, nicht gespeichert');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Getippt');
  // As after the end of a session: the next page is the login form.
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of ['jwtToken', 'isLoggedIn']) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
  });

  page.once('dialog', (dialog) => dialog.accept());
  await signInToPanel(page);
  await openPost(page, documentId, 'de');
  await expect(form.title).toHaveValue('Vorher');
  await expect(page.getByText(/Ungesicherter Text vom .* übernehmen oder verwerfen/)).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(form.title).toHaveValue('Getippt, nicht gespeichert');
  await form.save();
  const [stored] = await strapi.posts.list('title', 'Getippt, nicht gespeichert', 'de');
  expect(stored).toMatchObject({ documentId });

  await openPost(page, documentId, 'de');
  await expect(page.getByRole('button', { name: 'Übernehmen', exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Getippt');
});
