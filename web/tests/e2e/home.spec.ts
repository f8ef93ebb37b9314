import { LANGUAGE_CODES } from 'contract/languages';
import { copy } from './support/copy';
import { expectPrintable } from './support/print';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';

const home = copy('en', 'home');
const contact = copy('en', 'contact');

test('the home page has its ten sections in order', async ({ page }) => {
  await open(page, '/en');
  const sections = page.locator('main section[aria-labelledby]');
  await expect(sections).toHaveCount(10);
  const titles = await sections.evaluateAll((all) =>
    all.map((section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent),
  );
  const [about] = await strapi.sections.list('sectionKey', 'about', 'en');
  const expected = [
    home.hero.title,
    home.solutions.title,
    home.consulting.title,
    home.why.title,
    home.euId.title,
    home.stats.title,
    about?.title,
    home.expertise.title,
    home.closing.title,
    contact.intro.title,
  ];
  // The site binds names and numbers with other spaces.
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
  expect(titles.map(plain)).toEqual(expected.map(plain));
});

test('the sections hold what the specification names', async ({ page }) => {
  await open(page, '/en');
  const main = page.getByRole('main');
  await expect(
    main
      .getByRole('region', { name: home.consulting.title })
      .getByText(/^(26\.2|2\.0|3\.0)$/)
      .filter({ visible: true }),
  ).toHaveText(['26.2', '2.0', '3.0']);
  await expect(main.locator('#why li')).toHaveCount(3);
  await expect(main.locator('#eu-id article')).toHaveCount(6);
  await expect(main.locator('#eu-id').getByRole('link')).toHaveAttribute('href', '/en/eu-id');
  await expect(main.locator('#stats dd')).toHaveText(['2026', '15+', /zero trust/i, /cloud.native/i]);
  await expect(main.locator('#expertise th h3')).toHaveText([
    home.expertise.identity.title,
    home.expertise.interoperability.title,
    home.expertise.compliance.title,
  ]);
  await expect(
    main.locator('#solutions').getByRole('heading', { name: home.transformation.title }),
  ).toBeVisible();
});

test('the large figures lead to what they count', async ({ page, request }) => {
  await open(page, '/en');
  const figures = page.getByRole('main').locator('#stats a');
  await expect(figures).toHaveCount(3);
  const shown = await figures.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => ({
      count: Number.parseInt(link.textContent ?? '', 10),
      href: link.pathname + link.hash,
    })),
  );
  const [standards, resources, endpoints] = shown;
  expect(standards).toEqual({
    count: await page.locator('#expertise th[scope=row]').count(),
    href: '/en#expertise',
  });
  const read = async (path = '') => (await request.get(path)).json();
  const [server] = (await read(resources?.href)).rest;
  expect(server.resource).toHaveLength(resources?.count ?? 0);
  expect(Object.keys((await read(endpoints?.href)).paths)).toHaveLength(endpoints?.count ?? 0);
});

test('the table says of each product what it does with a standard, and phones have a list of the same', async ({
  page,
}) => {
  const { states, caption } = home.expertise;
  await open(page, '/en');
  const table = page.getByRole('table', { name: caption });
  const fhir = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'FHIR R4' }) });
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  await expect(fhir.getByRole('cell')).toHaveText([
    states.designed,
    states.implemented,
    states.none,
    states.implemented,
    states.planned,
    states.designed,
  ]);
  await expect(table.getByRole('row', { name: 'ISO 27001' })).toContainText(home.expertise.company);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(table).toBeHidden();
  const product = page.locator('#expertise details').filter({ hasText: 'fhir-link' });
  await expect(product.getByText(states.implemented)).toBeHidden();
  await product.locator('summary').click();
  const implemented = product.locator('dl > div').first();
  await expect(implemented.locator('dt')).toHaveText(states.implemented);
  await expect(implemented.getByRole('listitem')).toHaveText(['FHIR R4', 'GDPR', 'Zero trust']);
});

test('on a phone nothing is pushed sideways, and the cards of consulting and of EU ID open in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/en');
  const scrollers = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .map((element) => element.className),
  );
  expect(scrollers).toEqual([]);
  const { consulting, euId } = home;
  for (const [section, { title, text }] of [
    ['#consulting', consulting.transformation],
    ['#eu-id', euId.sign],
  ] as const) {
    const words = page.locator(section).getByText(text, { exact: true }).filter({ visible: true });
    await expect(words).toHaveCount(0);
    await page.locator(section).getByRole('heading', { name: title }).click();
    await expect(words).toHaveCount(1);
  }
});

test('on a phone a product is a row with its short line, which nothing cuts off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/en');
  const { productLines } = copy('en', 'frame');
  const row = page.locator('[data-project=me-ti]');
  const line = row.getByText(productLines.meTi, { exact: true });
  await expect(line).toBeVisible();
  expect(await line.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
  await expect(row.locator('p').filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(line).toBeHidden();
  await expect(row.locator('p').filter({ visible: true })).toHaveCount(1);
});

test('the table of standards can be printed alone, on one sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, '/en');
  await page.getByRole('button', { name: home.expertise.print }).click();
  await expectPrintable(page);
  await expect(page.locator('#expertise table')).toBeVisible();
  await expect(page.locator('#home')).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('around the card of the hero stands who is connected, under one name', async ({ page }) => {
  await open(page, '/en');
  const picture = page.getByRole('img', { name: home.hero.network.label });
  await expect(picture.locator('svg').first()).toBeVisible();
  await expect(picture.locator('text')).toHaveText([
    home.hero.network.clinic,
    home.hero.network.practice,
    home.hero.network.payer,
    home.hero.network.service,
    home.hero.network.ti,
  ]);
  await page.setViewportSize({ width: 768, height: 1000 });
  await expect(picture.locator('svg').first()).toBeHidden();
});

test('the buttons of the hero and of the closing band lead where they say', async ({ page }) => {
  await open(page, '/en');
  const hero = page.locator('#home');
  await expect(hero.getByRole('link', { name: home.hero.discover })).toHaveAttribute('href', '/en#solutions');
  await expect(hero.getByRole('link', { name: home.hero.schedule })).toHaveAttribute(
    'href',
    '/en/schedule-meeting',
  );
  await expect(hero.getByRole('link', { name: home.hero.contact })).toHaveAttribute('href', '/en#contact');
  await expect(page.getByRole('link', { name: 'Request Free Demo' })).toHaveAttribute(
    'href',
    '/en/schedule-meeting',
  );
  await page.getByRole('link', { name: 'Schedule Consultation', exact: true }).last().click();
  await expect(page.locator('#contact-title')).toBeFocused();
});

test('the about texts come from the server and follow an edit at the next load', async ({ page }) => {
  const [about] = await strapi.sections.list('sectionKey', 'about', 'nl');
  if (!about) throw new Error('The seed has no section "about".');
  const section = page.locator('#about');
  const edited = `Over ons ${Date.now()}`;
  await open(page, '/nl');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(about.title);
  await expect(section).toContainText(about.description);
  try {
    await strapi.sections.save(about.documentId, 'nl', { title: edited });
    await page.reload();
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(edited);
    await expect(section).toContainText(about.description);
  } finally {
    await strapi.sections.save(about.documentId, 'nl', { title: about.title });
  }
});

test("the hero's texts are the built-in ones until an editor changes them", async ({ page }) => {
  const { translations } = await page.request
    .get('/api/content-sections/hero')
    .then((response) => response.json());
  for (const language of LANGUAGE_CODES) {
    const { title, eyebrow, lead } = copy(language, 'home').hero;
    expect(translations[language]).toEqual({ title, subtitle: eyebrow, description: lead });
  }

  const [hero] = await strapi.sections.list('sectionKey', 'hero', 'it');
  if (!hero) throw new Error('The seed has no section "hero".');
  const edited = `Introduzione ${Date.now()}`;
  await open(page, '/it');
  await expect(page.locator('#home')).toContainText(hero.description);
  try {
    await strapi.sections.save(hero.documentId, 'it', { description: edited });
    await page.reload();
    await expect(page.locator('#home')).toContainText(edited);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  } finally {
    await strapi.sections.save(hero.documentId, 'it', { description: hero.description });
  }
});
