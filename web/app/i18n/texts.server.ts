import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import i18next, { type i18n } from 'i18next';
import { COMPANY } from '~/company';
import { bindPairs } from '~/typography';
import { type Copy, isComplete } from './copy-shape';
import type { PageName, TextsOf } from './pages';

type Page = Readonly<Record<string, Copy>>;

const files = import.meta.glob<Page>('./locales/*/*.json', { eager: true, import: 'default' });

/** Values that every text may use. The browser fills other placeholders, by `fill`. */
const VALUES = {
  company: COMPANY.brand,
  companyLegal: COMPANY.legalName,
  companyAddress: `${COMPANY.address.street}, ${COMPANY.address.postalCode} ${COMPANY.address.city}`,
  companyEmail: COMPANY.email,
} as const;

/** Replaces incomplete blocks with German ones and marks them (decisions A13). */
function withFallback(language: Language, page: Page, german: Page): Page {
  if (language === DEFAULT_LANGUAGE) return german;
  const blocks = Object.entries(german).map(([name, original]) => {
    const translation = page[name];
    if (translation !== undefined && isComplete(translation, original)) return [name, translation];
    return [name, { ...(original as Page), lang: DEFAULT_LANGUAGE }];
  });
  return Object.fromEntries(blocks) as Page;
}

function pagesIn(language: Language): Record<string, Page> {
  const folder = `./locales/${DEFAULT_LANGUAGE}/`;
  const pages = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, german]) => {
      const file = path.slice(folder.length);
      return [
        file.replace('.json', ''),
        withFallback(language, files[`./locales/${language}/${file}`] ?? {}, german),
      ];
    });
  return Object.fromEntries(pages) as Record<string, Page>;
}

function createInstance(language: Language): i18n {
  const pages = pagesIn(language);
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: pages },
    ns: Object.keys(pages),
    initAsync: false,
    returnObjects: true,
    interpolation: { escapeValue: false, defaultVariables: VALUES },
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
  });
  return instance;
}

function bound(copy: Copy): Copy {
  if (typeof copy === 'string') return bindPairs(copy);
  if (Array.isArray(copy)) return copy.map(bound);
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, bound(value)]));
}

/** Texts never change while the process lives, so each page is resolved once. */
const resolved = new Map<string, Page>();
const instances = new Map<Language, i18n>();

function resolve(language: Language, page: PageName): Page {
  const key = `${language}/${page}`;
  const known = resolved.get(key);
  if (known) return known;
  const instance = instances.get(language) ?? createInstance(language);
  instances.set(language, instance);
  const blocks = Object.keys(instance.getResourceBundle(language, page) as Page);
  const texts = Object.fromEntries(
    blocks.map((block) => [block, bound(instance.t(block, { ns: page, returnObjects: true }) as Copy)]),
  );
  resolved.set(key, texts);
  return texts;
}

/** Returns `texts` for a loader: only the named pages' copy, only in the visitor's language. */
export function textsFor<Page extends PageName>(language: Language, ...pages: Page[]): TextsOf<Page> {
  return Object.fromEntries(pages.map((page) => [page, resolve(language, page)])) as unknown as TextsOf<Page>;
}
