import { LANGUAGE_CODES } from 'contract/languages';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';

const home = copy('en', 'home');
const contact = copy('en', 'contact');

test('the home page has its ten sections in order', async ({ page }) => {
  await open(page, '/en');
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(10);
  const titles = await sections.evaluateAll((all) =>
    all.map((section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent),
  );
  const [about] = await strapi.sections.list('sectionKey', 'about', 'en');
  expect(titles).toEqual([
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
  ]);
});

test('the sections hold what the specification names', async ({ page }) => {
  await open(page, '/en');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('region', { name: home.consulting.title }).getByText(/^(26\.2|2\.0|3\.0)$/),
  ).toHaveText(['26.2', '2.0', '3.0']);
  await expect(main.locator('#why li')).toHaveCount(3);
  await expect(main.locator('#eu-id article')).toHaveCount(6);
  await expect(main.locator('#eu-id').getByRole('link')).toHaveAttribute('href', '/en/eu-id');
  await expect(main.locator('#stats dd')).toHaveText(['2026', '15+', /zero trust/i, /cloud.native/i]);
  await expect(main.locator('#expertise article')).toHaveCount(3);
  await expect(
    main.locator('#solutions').getByRole('heading', { name: home.transformation.title }),
  ).toBeVisible();
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
