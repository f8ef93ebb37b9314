// Takes the pictures of the documentation; `npm run pictures` starts a freshly seeded site for it.
// Usage: node take-pictures.mjs <folder>, with SITE_URL, CMS_URL, ADMIN_EMAIL, ADMIN_PASSWORD and CHROMIUM_PATH.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const {
  SITE_URL = '',
  CMS_URL = '',
  ADMIN_EMAIL = '',
  ADMIN_PASSWORD = '',
  CHROMIUM_PATH = '',
} = process.env;
const folder = process.argv[2];
if (!folder || !SITE_URL) throw new Error('Start it with "npm run pictures".');

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const MESSAGES = [
  [
    'Jana',
    'Beispiel',
    'Klinikum Musterstadt',
    'idatik',
    'Wir möchten Ihren Identity Provider im Test anbinden.',
  ],
  ['Erik', 'Probe', 'Praxis am Markt', 'fhir-link', 'Welche ISiK-Module unterstützt das Gateway heute?'],
  ['Mira', 'Vorlage', '', 'general', 'Bitte rufen Sie mich zu einer Beratung zur TI 2.0 zurück.'],
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ARGUMENTS });
const context = await browser.newContext({
  viewport: { width: 1280, height: 860 },
  locale: 'de-DE',
  reducedMotion: 'reduce',
});
const page = await context.newPage();

/** Saves a screenshot with few colours, which keeps it small and looks the same. @param {string} name */
async function keep(name) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await page.waitForFunction(
    () =>
      // Strapi's panel shows its spinner as an alert.
      !document.querySelector('[aria-busy=true], [role=alert] > img[aria-hidden]') &&
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ),
  );
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, `${name}.png`));
}

/** @param {string} name */
const button = (name) => page.getByRole('button', { name });

async function fillInbox() {
  for (const [firstName, lastName, company, interest, message] of MESSAGES) {
    const email = `${lastName.toLowerCase()}@example.org`;
    const data = { firstName, lastName, email, company, interest, message, language: 'de' };
    const answer = await context.request.post(`${SITE_URL}/api/contact`, { data });
    if (!answer.ok()) throw new Error(`The message was answered with ${answer.status()}.`);
  }
}

async function fillLibrary() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"><rect width="1200" height="750" fill="#0B2239"/>
    <g fill="none" stroke="#12A5A8" stroke-width="3"><path d="M150 520 420 240 690 470 1040 190M420 240 640 130 1040 190M690 470 960 590"/></g>
    <g fill="#12A5A8"><circle cx="150" cy="520" r="16"/><circle cx="420" cy="240" r="26"/><circle cx="690" cy="470" r="32"/><circle cx="1040" cy="190" r="22"/><circle cx="640" cy="130" r="14"/><circle cx="960" cy="590" r="18"/></g></svg>`;
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
  const image = { name: 'netz.png', mimeType: 'image/png', buffer };
  const multipart = { image, alternativeText: 'Netz aus Knoten und Linien' };
  const headers = { Origin: SITE_URL };
  const answer = await context.request.post(`${SITE_URL}/api/upload`, { multipart, headers });
  if (!answer.ok()) throw new Error(`The picture was answered with ${answer.status()}.`);
}

async function fillTopics() {
  const fair = {
    key: 'dmea',
    title: { de: 'DMEA 2027' },
    description: { de: 'Besuchen Sie uns in Halle 2.2, Stand C-104.' },
    blocks: ['text show', 'products prod idatik fhir-link me-ti', 'cards prog', 'action meet'],
    texts: {
      de: {
        'show-title': 'Das zeigen wir',
        'show-text': 'Wie Versicherte sich in der Aufnahme mit ihrer GesundheitsID anmelden.',
        'prod-title': 'Am Stand zu sehen',
        'prog-title': 'Unser Programm',
        'prog-text':
          '### Vorführung\n\nJeden Tag um 11 und um 15 Uhr.\n\n### Gespräch\n\nEine halbe Stunde mit unseren Fachleuten.',
        'meet-title': 'Termin am Stand vereinbaren',
      },
    },
  };
  const headers = { Origin: SITE_URL };
  const answer = await context.request.post(`${SITE_URL}/api/landing-pages`, { data: fair, headers });
  if (!answer.ok()) throw new Error(`The page was answered with ${answer.status()}.`);
}

await page.goto(`${SITE_URL}/de`);
await keep('home');

await page.goto(`${SITE_URL}/admin`);
await keep('admin-login');
await page.getByLabel('Benutzername oder E-Mail').fill(ADMIN_EMAIL);
await page.getByLabel('Passwort', { exact: true }).fill(ADMIN_PASSWORD);
await button('Anmelden').click();
await page.getByRole('tab', { name: 'Pages' }).waitFor();
await page.locator('li[data-variant]').getByRole('button').click();
await fillInbox();
await fillLibrary();
await fillTopics();

await button('Bearbeiten:').first().waitFor();
await keep('admin-pages');
await button('Bearbeiten:').first().click();
await page.getByRole('status').getByText('Vorschau wird geladen').waitFor({ state: 'hidden' });
const title = page.getByLabel('Titel (Deutsch)', { exact: true });
const saved = await title.inputValue();
await title.fill(`${saved} entwickelt`);
await page
  .frameLocator('iframe')
  .getByRole('heading', { name: `${saved} entwickelt` })
  .waitFor();
await keep('admin-section');
await title.fill(saved);
await page.getByRole('tab', { name: 'Themenseiten' }).click();
await button('Bearbeiten: DMEA 2027').click();
await page.frameLocator('iframe').getByRole('button', { name: 'Bearbeiten: 1. Text' }).waitFor();
await keep('admin-topic');
for (const tab of ['Products', 'Blog', 'Media', 'Appearance', 'Messages']) {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  await page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 2 }).first().waitFor();
  if (tab === 'Appearance') {
    const preview = page.frameLocator('iframe[title="Vorschau der Startseite"]');
    await preview.getByRole('heading', { level: 1 }).waitFor();
  }
  if (tab === 'Messages') {
    await button('Jana Beispiel').click();
    await page
      .getByRole('region')
      .getByRole('button', { name: 'Gelesen', exact: true, pressed: true })
      .waitFor();
  }
  await keep(`admin-${tab.toLowerCase()}`);
}

await page.goto(`${CMS_URL}/admin/auth/login`);
await page.locator('input[name=email]').fill(ADMIN_EMAIL);
await page.locator('input[name=password]').fill(ADMIN_PASSWORD);
await page.locator('button[type=submit]').click();
await page.getByText('Texte der Website').waitFor();
await keep('strapi-start');
await page.goto(
  `${CMS_URL}/admin/content-manager/collection-types/api::section.section?plugins[i18n][locale]=de`,
);
await page.getByText('about').first().click();
await page.locator('textarea').first().waitFor();
await keep('strapi-section');
await page.goto(
  `${CMS_URL}/admin/content-manager/collection-types/api::blog-post.blog-post?plugins[i18n][locale]=de`,
);
await page.getByRole('row').nth(1).click();
await page.getByRole('toolbar').waitFor();
await page.getByText('Sichtbar seit').waitFor();
await keep('strapi-post');

await browser.close();
