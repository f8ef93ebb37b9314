import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';

const card = (page: Page, key: string) => page.locator(`[data-project="${key}"]`);

function stageColour(page: Page, key: string): Promise<string> {
  return card(page, key)
    .locator('[data-stage]')
    .evaluate((stage) => getComputedStyle(stage).color);
}

async function rail(page: Page, key: string) {
  const stage = card(page, key).locator('[data-stage]');
  return { past: await stage.locator('[data-look=past]').count(), said: await stage.textContent() };
}

test('a card names the project, its stage and at most three features', async ({ page, createProject }) => {
  const title = 'Prüfstand für Testprojekte';
  const features = ['Erstens', 'Zweitens', 'Drittens', 'Viertens', 'Fünftens'].join('\n');
  const { key } = await createProject({ title, description: 'Nur zur Probe.', features, stage: 'Launch' });
  await open(page, '/de');
  await expect(card(page, key).getByRole('heading')).toHaveText(title);
  await expect(card(page, key)).toContainText('Nur zur Probe.');
  await expect(card(page, key).getByRole('listitem')).toHaveText(['Erstens', 'Zweitens', 'Drittens']);
  await expect(card(page, key).locator('[data-stage]')).toHaveText('Reifegrad: Verfügbar, Schritt 4 von 4');
  await expect(card(page, key).getByRole('link')).toHaveAttribute('href', `/de/products/${key}`);
});

test('a rail shows the stored stage and says its step, whatever the language calls it', async ({
  page,
  createProject,
}) => {
  const { key } = await createProject({ title: 'Pilot', stage: 'Pilotphase' });
  await open(page, '/en');
  const { stages, maturity } = copy('en', 'frame');
  const spoken = (stage: string, index: number) =>
    maturity.spoken.replace('{{stage}}', stage).replace('{{index}}', String(index)).replace('{{total}}', '4');
  expect(await rail(page, 'fhir-link')).toEqual({ past: 3, said: spoken(stages.launch, 4) });
  expect(await rail(page, 'idatik')).toEqual({ past: 2, said: spoken(stages.ready, 3) });
  expect(await rail(page, 'docuflow')).toEqual({ past: 1, said: spoken(stages.internalTesting, 2) });
  expect(await rail(page, 'attrian-credentials')).toEqual({ past: 0, said: spoken(stages.development, 1) });
  expect(await rail(page, key)).toEqual({ past: 0, said: 'Pilotphase' });

  const green = await stageColour(page, 'fhir-link');
  const blue = await stageColour(page, 'idatik');
  const yellow = await stageColour(page, 'docuflow');
  const grey = await stageColour(page, 'attrian-credentials');
  expect(new Set([green, blue, yellow, grey]).size).toBe(4);
  expect(await stageColour(page, 'attrian')).toBe(green);
  expect(await stageColour(page, 'me-ti')).toBe(yellow);
  expect(await stageColour(page, key)).toBe(grey);
});

test('an inactive project is not on the page and not in the public list', async ({
  page,
  request,
  createProject,
}) => {
  const { key } = await createProject({ title: 'Noch geheim', isActive: false });
  const other = await createProject({ title: 'Schon da' });
  await open(page, '/de');
  await expect(card(page, other.key)).toBeVisible();
  await expect(card(page, key)).toHaveCount(0);
  const listed: { key: string }[] = await (await request.get('/api/projects/active')).json();
  const keys = listed.map((project) => project.key);
  expect(keys).toContain(other.key);
  expect(keys).not.toContain(key);
});

test('a project renamed in Strapi is renamed at the next load, in that language alone', async ({
  page,
  createProject,
}) => {
  const { documentId, key } = await createProject({ title: 'Alter Name' }, { title: 'English name' });
  await open(page, '/de');
  await expect(card(page, key).getByRole('heading')).toHaveText('Alter Name');

  await strapi.projects.save(documentId, 'de', { title: 'Neuer Name' });
  await page.reload();
  await expect(card(page, key).getByRole('heading')).toHaveText('Neuer Name');
  await open(page, '/en');
  await expect(card(page, key).getByRole('heading')).toHaveText('English name');
});

test('what a language lacks stands there in German and says so', async ({ page, createProject }) => {
  const { key } = await createProject(
    { title: 'Nur deutsch', description: 'Nur auf Deutsch.' },
    { title: 'English' },
  );
  await open(page, '/en');
  await expect(card(page, key).getByRole('heading')).toHaveText('English');
  await expect(card(page, key).getByText('Nur auf Deutsch.')).toHaveAttribute('lang', 'de');
});

test('a project without a description says that there is none', async ({ page, createProject }) => {
  const { key } = await createProject({ title: 'Wortkarg' });
  await open(page, '/en');
  await expect(card(page, key)).toContainText('Description not available');
});

test('a project with an external address opens it in a new tab', async ({
  page,
  context,
  complaints,
  createProject,
}) => {
  const externalUrl = 'https://docuflow.example/start';
  complaints.welcome('docuflow.example');
  await context.route(externalUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Extern</title>' }),
  );
  const { key } = await createProject({ title: 'Auswärts', externalUrl });
  await open(page, '/en');
  const link = card(page, key).getByRole('link');
  await expect(link).toHaveAccessibleName('View product: Auswärts (opens in a new tab)');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(externalUrl);
  await expect(page).toHaveURL('/en');
});

test('the drawing of a card becomes that of the product, unless motion is reduced', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      document.documentElement.dataset.morphs = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        .filter(({ pseudoElement }) => pseudoElement === '::view-transition-group(product-drawing)')
        .map((effect) => String(effect.getTiming().duration))
        .join();
    });
  });
  const html = page.locator('html');
  const openProduct = async () => {
    await open(page, '/en');
    await card(page, 'me-ti').scrollIntoViewIfNeeded();
    await card(page, 'me-ti').getByRole('link').click();
    await expect(page).toHaveURL('/en/products/me-ti');
  };
  await openProduct();
  await expect(html).toHaveAttribute('data-morphs', '250');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProduct();
  await expect(html).toHaveAttribute('data-morphs', '');
});

test('a click anywhere on a card opens the product', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en');
  await card(page, 'me-ti').scrollIntoViewIfNeeded();
  await card(page, 'me-ti').click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL('/en/products/me-ti');
});
