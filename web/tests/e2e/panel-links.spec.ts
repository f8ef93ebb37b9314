import { expectPanel, openPost, signInToPanel } from './support/panel';
import { expect, test } from './support/site-test';

test.beforeEach(({ complaints }) => expectPanel(complaints));

test('after a save the panel names the links that lead nowhere, until they are right', async ({
  page,
  createPost,
}) => {
  const { documentId, slug } = await createPost({ title: 'Mit Links', content: '[a](/careers)' });
  await signInToPanel(page);
  const form = await openPost(page, documentId, 'de');
  const allRight = page.getByText('Keiner führt ins Leere.');
  await expect(allRight).toBeVisible();

  await form.text.fill('[a](/careers) und [b](/gibt-es-nicht)');
  await form.save();
  const broken = 'Text (Deutsch): /gibt-es-nicht – die Seite gibt es nicht';
  await expect(page.getByText(`Beitrag „${slug}“ hat Links, die ins Leere führen: ${broken}`)).toBeVisible();
  // The notice has more words.
  await expect(page.getByText(broken, { exact: true })).toBeVisible();

  await form.text.fill('[a](/careers)');
  await form.save();
  await expect(allRight).toBeVisible();
});
