import { expect, test } from '@playwright/test';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { join, remove } from './support/people';
import { strapi } from './support/strapi';

// Without the fixtures of the site: Strapi's panel writes warnings of its own to the console.

const { postStates } = copy('de', 'admin-preview');

test("Strapi's preview screen shows a draft in its frame, which follows the publication", async ({
  page,
}) => {
  const editor = await join('editor');
  const documentId = await strapi.posts.create({ title: 'In der Vorschau', content: 'Text.' }, 'de');
  try {
    await page.goto(`${environment.cmsUrl}/admin/auth/login`);
    await page.locator('input[name=email]').fill(editor.email);
    await page.locator('input[name=password]').fill(editor.password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'));
    const entry = `/admin/content-manager/collection-types/api::blog-post.blog-post/${documentId}`;
    await page.goto(`${environment.cmsUrl}${entry}/preview?plugins[i18n][locale]=de`);

    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('In der Vorschau');
    const bar = frame.locator('[data-preview-bar=following]');
    await expect(bar).toContainText(postStates.draft);
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(bar).toContainText(postStates.published);
  } finally {
    await strapi.posts.remove(documentId);
    await remove(editor);
  }
});
