import { hiddenSections, isHiddenPlace } from '../../contract/home-page-fields';
import { landingState } from '../../contract/landing-page-fields';
import type { Language } from '../../contract/languages';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import type { LinkProblem } from '../../contract/link-check';
import { isOpen, OPENINGS_PAGE } from '../../contract/opening-fields';
import { ORDERED_SCHEMAS } from '../../contract/ordered';
import { SECOND_PRODUCT_ADDRESSES } from '../../contract/project-fields';
import type { InternalLink } from '../../contract/site-addresses';
import { hasPlace, isSiteFile, SECTION_PAGES, sitePageAt } from '../../contract/site-addresses';
import { headingIdsIn } from '../../contract/text-links';
import { BLOG_POST, FILE, HOME_PAGE, OPENING, PROJECT, SECTION, uidOf } from '../content-types';
import { type Strapi, table } from '../strapi';
import { hashesAt } from '../uploads/picture-usage';

interface PostRow {
  documentId: string;
  locale: string;
  slug: string | null;
  previousSlugs: string | null;
  title: string | null;
  content: string | null;
  hideWhenUntranslated: boolean | null;
}

interface LandingPageRow {
  locale: string;
  title: string | null;
  languageFrom: string | null;
  languageUntil: string | null;
}

/** The entry whose texts are checked: its page counts as existing, with the headings of the checked texts. */
export interface OwnPage {
  path: string | null;
  contentIn(language: Language): string;
}

/** Answers, for the links of one entry, whether the site has their targets (docs/decisions/0055). */
export class LinkTargets {
  readonly #posts = new Map<string, Promise<PostRow[]>>();

  constructor(
    private readonly strapi: Strapi,
    private readonly own: OwnPage,
  ) {}

  async problemOf(link: InternalLink): Promise<LinkProblem | null> {
    const { path, place } = link;
    if (path.startsWith('/uploads/')) return (await this.hasFile(path)) ? null : 'picture';
    if (isSiteFile(path)) return null;
    const found = sitePageAt(path);
    if (!found) return 'page';
    const { page, name } = found;
    if (page === '/blog/:slug') return this.problemOfPost(name, link);
    if (page === '/products/:key' && !(await this.hasProduct(name))) return 'page';
    if (page === '/topics/:slug' && !(await this.hasLandingPage(name, link))) return 'page';
    if (page === '/privacy' || page === '/terms') {
      if (!(await this.hasSection(SECTION_PAGES[page]))) return 'page';
    }
    if (page === '/' && (await this.isSwitchedOff(place))) return 'place';
    if (place === '' || hasPlace(page, place)) return null;
    return page === OPENINGS_PAGE && (await this.hasOpening(place)) ? null : 'place';
  }

  private async isSwitchedOff(place: string): Promise<boolean> {
    if (place === '') return false;
    return isHiddenPlace(place, hiddenSections(await table(this.strapi, HOME_PAGE).findOne({})));
  }

  private async problemOfPost(slug: string, { path, place, language }: InternalLink) {
    const content =
      path === this.own.path ? this.own.contentIn(language) : await this.contentOf(slug, language);
    if (content === null) return 'page';
    const hasIt = place === '' || hasPlace('/blog/:slug', place) || headingIdsIn(content).includes(place);
    return hasIt ? null : 'place';
  }

  /** Returns the text that visitors get in the language, null where they get none. A date to come counts. */
  private async contentOf(slug: string, language: Language): Promise<string | null> {
    const rows = await this.postsAt(slug);
    const own = rows.find(({ locale, title }) => locale === language && title?.trim());
    const german = rows.find(({ locale }) => locale === DEFAULT_LANGUAGE);
    const shown = own ?? (german?.hideWhenUntranslated ? undefined : german);
    return shown ? (shown.content ?? '') : null;
  }

  /** Includes earlier addresses, which lead on. */
  private postsAt(slug: string): Promise<PostRow[]> {
    const known = this.#posts.get(slug);
    if (known) return known;
    const found = table<PostRow>(this.strapi, BLOG_POST).findMany({
      where: {
        publishedAt: { $notNull: true },
        $or: [{ slug }, { previousSlugs: { $contains: slug } }],
      },
      select: ['documentId', 'locale', 'slug', 'previousSlugs', 'title', 'content', 'hideWhenUntranslated'],
    });
    const exact = found.then((rows) =>
      rows.filter((row) => row.slug === slug || (row.previousSlugs ?? '').split(/\s+/).includes(slug)),
    );
    this.#posts.set(slug, exact);
    return exact;
  }

  private async hasProduct(key: string): Promise<boolean> {
    if (SECOND_PRODUCT_ADDRESSES.some((address) => address === key)) return true;
    if (`/products/${key}` === this.own.path) return true;
    const product = await table<{ isActive: boolean | null }>(this.strapi, PROJECT).findOne({
      where: { key, locale: DEFAULT_LANGUAGE },
      select: ['isActive'],
    });
    return product !== null && product.isActive !== false;
  }

  private async hasLandingPage(key: string, { language }: InternalLink): Promise<boolean> {
    if (`/topics/${key}` === this.own.path) return true;
    const rows = await table<LandingPageRow>(this.strapi, uidOf('landing-page')).findMany({ where: { key } });
    const own = rows.find(({ locale, title }) => locale === language && title?.trim());
    const shown = own ?? rows.find(({ locale }) => locale === DEFAULT_LANGUAGE);
    const state = shown && landingState(ORDERED_SCHEMAS['landing-page'].row.parse(shown), shown);
    return state === 'published' || state === 'scheduled';
  }

  private async hasOpening(key: string): Promise<boolean> {
    const found = await table(this.strapi, OPENING).findOne({ where: { key, locale: DEFAULT_LANGUAGE } });
    return found !== null && isOpen(ORDERED_SCHEMAS.opening.row.parse(found));
  }

  private async hasSection(sectionKey: string): Promise<boolean> {
    return (await table(this.strapi, SECTION).findOne({ where: { sectionKey }, select: ['id'] })) !== null;
  }

  private async hasFile(path: string): Promise<boolean> {
    const hash = { $in: hashesAt(path) };
    return (await table(this.strapi, FILE).findOne({ where: { hash }, select: ['id'] })) !== null;
  }
}
