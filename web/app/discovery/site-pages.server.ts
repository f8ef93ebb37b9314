import { partNamesOf } from 'contract/landing-blocks';
import { LANDING_PAGE } from 'contract/landing-page-fields';
import type { Language } from 'contract/languages';
import { OPENING_TEXT_NAMES, OPENINGS_PAGE } from 'contract/opening-fields';
import { PROJECT_BLOCKS, type ProjectText } from 'contract/project-fields';
import { RESOURCE_TEXT_NAMES, RESOURCES_PAGE } from 'contract/resource-fields';
import { getChangeDates } from '~/content/published/change-dates.server';
import { hiddenOnHome } from '~/content/published/home-page.server';
import { getLandingPages, type LandingPage } from '~/content/published/landing-pages.server';
import { getOpenings, type Opening } from '~/content/published/openings.server';
import { getPostBodies, getPosts, type PostSummary } from '~/content/published/posts.server';
import { findProductText } from '~/content/published/product-texts.server';
import { type Project, spokenLanguage as spokenLanguageOfProject } from '~/content/published/projects.server';
import { getResources, type Resource } from '~/content/published/resources.server';
import { spokenLanguage } from '~/content/published/section';
import { sectionPageTitle } from '~/content/published/section-page-title.server';
import { findSection } from '~/content/published/sections.server';
import { passagesOfSection } from '~/content/published/shown-section.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { shownProducts, storedProducts } from '~/features/products/catalog.server';
import { productCopy } from '~/features/products/product-copy.server';
import { builtInCopy, isBuiltInProduct, productHead } from '~/features/products/product-head.server';
import { builtInEntry, canonicalProduct, type PRODUCTS, productPath } from '~/features/products/products';
import { textsFor } from '~/i18n/texts.server';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainPassages, plainText } from '~/markdown/plain-text';
import { replacedCopy } from '~/sections/home/edited-copy';
import { type PageFile, type PagePath, pagesWith } from '~/site-map';
import { type CopyFile, type Passage, passagesOfCopy, passagesOfText } from './passages.server';
import type { SitePage } from './site-page';
import { whitepaperPages } from './whitepaper-page.server';

interface CopyPage {
  path: PagePath;
  copy: readonly [PageFile, ...CopyFile[]];
  sections?: Readonly<Record<string, unknown>>;
  product?: (typeof PRODUCTS)[number]['key'];
  isIndexed?: false;
}

const COPY_PAGES: readonly CopyPage[] = pagesWith('copy');

/** Returns the last edit. Built-in texts have none: a build's day does not say when they were written. */
function latest(...dates: (string | null | undefined)[]): string | null {
  return (
    dates
      .flatMap((date) => (date ? [new Date(date).toISOString()] : []))
      .sort()
      .at(-1) ?? null
  );
}

function isSpoken(texts: object): boolean {
  return Object.values(texts).every((block: { lang?: Language }) => block.lang === undefined);
}

function passagesOfOpening(opening: Opening): Passage[] {
  return OPENING_TEXT_NAMES.flatMap((name) => {
    const text = opening[name];
    return text ? [text.value].flat().map((value) => ({ text: value, lang: text.lang })) : [];
  });
}

function passagesOfResource(resource: Resource): Passage[] {
  return RESOURCE_TEXT_NAMES.flatMap((name) => {
    const text = resource[name];
    return text ? [{ text: text.value, lang: text.lang }] : [];
  });
}

const NO_OPENING = 'positions.none';

async function copyPage(page: CopyPage, language: Language): Promise<SitePage> {
  const [own] = page.copy;
  const builtIn = page.product && builtInEntry(page.product);
  const isHome = page.path === '/';
  const hidden: readonly string[] = isHome ? await hiddenOnHome() : [];
  const keys = Object.keys(page.sections ?? {}).filter((key) => !hidden.includes(key));
  const texts = textsFor(language, own)[own];
  const found = await Promise.all(keys.map((key) => orWhenUnavailable(findSection(key, language), null)));
  const sections = found.filter((section) => section !== null);
  const dates = await orWhenUnavailable(getChangeDates(language), null);
  const listsOpenings = page.path === OPENINGS_PAGE;
  const openings = listsOpenings ? await orWhenUnavailable(getOpenings(language), null) : [];
  const listsResources = page.path === RESOURCES_PAGE;
  const resources = listsResources ? await orWhenUnavailable(getResources(language), []) : [];
  const edits = [
    ...keys.map((key) => dates?.sections.get(key)),
    ...(isHome ? (dates?.projects.values() ?? []) : []),
    ...(listsOpenings ? (dates?.openings.values() ?? []) : []),
    ...(listsResources ? (dates?.resources.values() ?? []) : []),
  ];
  const isNoneTold = openings?.length === 0;
  const replaced = [...sections.flatMap(replacedCopy), ...(isNoneTold ? [] : [NO_OPENING])];
  return {
    kind: 'page',
    path: page.path,
    ...texts.meta,
    lang: texts.meta.lang ?? language,
    isIndexed: page.isIndexed ?? true,
    isTranslated: isSpoken(texts),
    lastModified: latest(...edits),
    product: builtIn ? { ...builtIn, illustration: builtIn.key, scene: builtIn.key } : null,
    readPassages: () => [
      ...page.copy.flatMap((file) => passagesOfCopy(language, file, replaced, hidden)),
      ...(openings ?? []).flatMap(passagesOfOpening),
      ...resources.flatMap(passagesOfResource),
      ...sections.flatMap(passagesOfSection),
    ],
  };
}

const PASSAGES = [
  'tagline',
  'description',
  'subtitle',
  'introduction',
  ...PROJECT_BLOCKS,
] as const satisfies readonly ProjectText[];

function passagesOfProject(project: Project): Passage[] {
  const { features } = project;
  const texts = PASSAGES.flatMap((name) => {
    const text = project[name];
    return text
      ? plainPassages(parseMarkdown(text.value)).map((passage) => ({ text: passage, lang: text.lang }))
      : [];
  });
  return [...texts, ...features.value.map((text) => ({ text, lang: features.lang }))];
}

async function productPages(language: Language): Promise<SitePage[]> {
  const [products, stored, dates] = await Promise.all([
    shownProducts(language),
    orWhenUnavailable(storedProducts(language), []),
    orWhenUnavailable(getChangeDates(language), null),
  ]);
  return Promise.all(
    products.map(async ({ key, path, color, illustration }): Promise<SitePage> => {
      const page = canonicalProduct(key);
      const project = stored.find((one) => productPath(one.key) === path) ?? null;
      const head = await productHead(page, language, project);
      const edited = await orWhenUnavailable(findProductText(page, language), null);
      const copy = isBuiltInProduct(page) ? builtInCopy(page, language) : null;
      return {
        kind: 'product',
        path,
        keywords: '',
        ...head,
        title: productCopy(page, project, language).summary,
        description: project?.description?.value ?? head.description,
        lang: head.lang ?? language,
        isIndexed: true,
        isTranslated: copy
          ? isSpoken(copy)
          : project !== null && spokenLanguageOfProject(project) === language,
        lastModified: latest(edited?.lastUpdated, project && dates?.projects.get(project.key)),
        product: {
          color,
          illustration,
          scene: project?.scene ?? builtInEntry(key)?.key ?? null,
        },
        readPassages: () => [
          ...(isBuiltInProduct(page) ? passagesOfCopy(language, `product-${page}`) : []),
          ...(project ? passagesOfProject(project) : []),
        ],
      };
    }),
  );
}

function postPage(post: PostSummary, language: Language, body: string): SitePage {
  return {
    kind: 'post',
    path: `/blog/${post.slug}`,
    title: post.title,
    description: post.excerpt,
    keywords: post.tags.join(', '),
    lang: post.lang,
    isIndexed: true,
    isTranslated: post.lang === language,
    lastModified: latest(post.lastUpdated, post.publishedOn),
    product: null,
    post: { category: post.category, motif: post.motif },
    cover: post.cover,
    readPassages: () => passagesOfText({ value: body, lang: post.lang }),
  };
}

async function sectionPages(language: Language): Promise<SitePage[]> {
  const dates = await orWhenUnavailable(getChangeDates(language), null);
  const pages = await Promise.all(
    pagesWith('section').map(async ({ path, section: key }): Promise<SitePage[]> => {
      const section = await orWhenUnavailable(findSection(key, language), null);
      if (!section) return [];
      const lang = spokenLanguage(section);
      const title = sectionPageTitle(section, key, language);
      return [
        {
          kind: 'page',
          path,
          title: title.value,
          description: plainText(parseMarkdown(section.description?.value ?? '')),
          keywords: '',
          lang: title.lang,
          isIndexed: true,
          isTranslated: lang === language,
          lastModified: latest(dates?.sections.get(key) ?? section.lastUpdated),
          product: null,
          readPassages: () => passagesOfSection(section),
        },
      ];
    }),
  );
  return pages.flat();
}

async function postPages(language: Language, { withPostBodies = false }: ListOptions): Promise<SitePage[]> {
  const posts = await orWhenUnavailable(getPosts(language), []);
  const bodies = withPostBodies ? await orWhenUnavailable(getPostBodies(posts), null) : null;
  return posts.map((post) => postPage(post, language, bodies?.get(post.id) ?? ''));
}

function passagesOfLandingPage({ title, description, blocks, texts }: LandingPage): Passage[] {
  const own = [title, ...(description ? [description] : [])].map(({ value, lang }) => ({
    text: value,
    lang,
  }));
  const shown = partNamesOf(blocks).flatMap((name) => texts[name] ?? []);
  return [...own, ...shown.flatMap(passagesOfText)];
}

async function landingPages(language: Language): Promise<SitePage[]> {
  const pages = await orWhenUnavailable(getLandingPages(language), []);
  return pages.map((page): SitePage => {
    const { key, title, description, blocks, texts, lastUpdated, motif } = page;
    const shown = [title, description, ...partNamesOf(blocks).map((name) => texts[name])];
    return {
      kind: 'page',
      path: LANDING_PAGE.addressOf(key),
      title: title.value,
      description: description?.value ?? title.value,
      keywords: '',
      lang: title.lang,
      isIndexed: true,
      isTranslated: shown.every((text) => !text || text.lang === language),
      lastModified: latest(lastUpdated),
      product: null,
      motif,
      readPassages: () => passagesOfLandingPage(page),
    };
  });
}

interface ListOptions {
  withPostBodies?: boolean;
}

export async function listPages(language: Language, options: ListOptions = {}): Promise<SitePage[]> {
  const [copyPages, products, posts, sections, topics] = await Promise.all([
    Promise.all(COPY_PAGES.map((page) => copyPage(page, language))),
    productPages(language),
    postPages(language, options),
    sectionPages(language),
    landingPages(language),
  ]);
  return [...copyPages, ...whitepaperPages(language), ...products, ...topics, ...sections, ...posts];
}
