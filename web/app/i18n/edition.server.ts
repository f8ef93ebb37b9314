import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { StoredTexts, TextChange } from 'contract/page-text';
import i18next, { type i18n } from 'i18next';
import { BUILT_IN_COMPANY, CLAIMED_IN, type Company } from '~/company';
import { log, summarizeError } from '~/log.server';
import { BUILT_IN_STATUS, monthInWords, type ServiceStatus } from '~/service-status';
import { bindPairs } from '~/typography';
import { builtInCopy, COPY_FILES, type CopyPage } from './copy.server';
import type { Copy } from './copy-shape';
import type { PageName } from './pages';
import { isShowable } from './replaceable';
import { withTypedFacts } from './typed-facts.server';

function valuesOf({ company, status }: Edition, language: Language) {
  const { brand, legalName, street, postalCode, city, email } = company;
  const asOf = monthInWords(status.asOf, language);
  return {
    company: brand,
    companyLegal: legalName,
    companyAddress: `${street}, ${postalCode} ${city}`,
    companyEmail: email,
    asOf,
    AsOf: asOf.charAt(0).toLocaleUpperCase(language) + asOf.slice(1),
    claimedIn: monthInWords(CLAIMED_IN, language),
  };
}

export type TextRef = Pick<TextChange, 'file' | 'language' | 'key'>;

export const textId = ({ file, language, key }: TextRef): string => `${language}/${file}/${key}`;

export const fileId = ({ file, language }: Pick<TextRef, 'file' | 'language'>): string =>
  `${language}/${file}`;

/** Texts instead of built-in ones: by `fileId`, then by key. */
type Overrides = ReadonlyMap<string, StoredTexts>;

interface EditionOptions {
  overrides?: Overrides;
  company?: Company;
  status?: ServiceStatus;
  mark?: (text: string, ref: TextRef) => string;
  /** The language of the previewed page, in which an editor writes also where German stands in. */
  language?: Language;
  /** Hears of a stored text that cannot be shown. */
  onUnusable?: (ref: TextRef) => void;
}

/** Writes a month that begins a text with a capital. */
const withCapital = (text: string): string => text.replace(/^\{\{\s*asOf\s*\}\}/, '{{AsOf}}');

const isText = (copy: Copy): copy is string => typeof copy === 'string';

function mapTexts(copy: Copy, replace: (text: string, key: string) => string, path = ''): Copy {
  if (isText(copy)) return replace(copy, path);
  const below = (name: string | number, value: Copy) =>
    mapTexts(value, replace, path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(copy)) return copy.map((value: Copy, index) => below(index, value));
  return Object.fromEntries(Object.entries(copy).map(([name, value]) => [name, below(name, value)]));
}

/**
 * Every text of the site in every language and the facts about the company: built-in, with what editors have written
 * instead. Never changes, so that what is made of it may be kept with it.
 */
export class Edition {
  readonly #options: EditionOptions;
  readonly #instances = new Map<Language, i18n>();
  readonly #resolved = new Map<string, CopyPage>();
  readonly company: Company;
  readonly status: ServiceStatus;

  constructor(options: EditionOptions = {}) {
    this.#options = options;
    this.company = options.company ?? BUILT_IN_COMPANY;
    this.status = options.status ?? BUILT_IN_STATUS;
  }

  changedBy(
    changes: readonly Pick<TextChange, 'file' | 'language' | 'key' | 'to'>[],
    options: Omit<EditionOptions, 'overrides' | 'company' | 'status'> = {},
  ): Edition {
    const overrides = new Map(this.#options.overrides);
    for (const { to, ...ref } of changes) {
      const { [ref.key]: _, ...others } = overrides.get(fileId(ref)) ?? {};
      overrides.set(fileId(ref), to === null ? others : { ...others, [ref.key]: to });
    }
    return new Edition({ overrides, ...withTypedFacts(this, changes), ...options });
  }

  get isMarked(): boolean {
    return this.#options.mark !== undefined;
  }

  languageOf(shown: Language): Language {
    return this.#options.language ?? shown;
  }

  drafted(stored: string, ref: TextRef): string {
    return this.#override(ref) ?? stored;
  }

  #override(ref: TextRef): string | undefined {
    const texts = this.#options.overrides?.get(fileId(ref));
    return texts && Object.hasOwn(texts, ref.key) ? texts[ref.key] : undefined;
  }

  marked(text: string, ref: TextRef): string {
    return this.#options.mark?.(text, ref) ?? text;
  }

  page(language: Language, file: PageName): CopyPage {
    const key = fileId({ language, file });
    const known = this.#resolved.get(key);
    if (known) return known;
    const page = this.#resolve(language, file);
    this.#resolved.set(key, page);
    return page;
  }

  #resolve(language: Language, file: PageName): CopyPage {
    const instance = this.#instanceFor(language);
    const written = this.#written(language, file);
    instance.addResourceBundle(language, file, written);
    const blocks = Object.entries(written).map(([name, block]) => {
      const own = isBlockInGerman(block) ? DEFAULT_LANGUAGE : language;
      const filled = instance.t(name, { ns: file, returnObjects: true, nest: false }) as Copy;
      const finish = (text: string, key: string) => this.#finish(text, { file, language: own, key });
      return [name, mapTexts(filled, finish, name)];
    });
    return Object.fromEntries(blocks) as CopyPage;
  }

  #finish(text: string, ref: TextRef): string {
    if (ref.key.endsWith('.lang')) return text;
    return this.#options.mark?.(bindPairs(text), ref) ?? bindPairs(text);
  }

  /** A block without a translation shows the German one, and so what editors have written there. */
  #written(language: Language, file: PageName): CopyPage {
    const blocks = Object.entries(builtInCopy(language, file)).map(([name, block]) => {
      const own = isBlockInGerman(block) ? DEFAULT_LANGUAGE : language;
      const replace = (text: string, key: string) => this.#replaced(text, { file, language: own, key });
      return [name, mapTexts(block, replace, name)];
    });
    return Object.fromEntries(blocks) as CopyPage;
  }

  #replaced(builtIn: string, ref: TextRef): string {
    const text = this.#override(ref);
    if (text === undefined) return withCapital(builtIn);
    if (isShowable(builtIn, text)) return withCapital(text);
    this.#options.onUnusable?.(ref);
    return withCapital(builtIn);
  }

  #instanceFor(language: Language): i18n {
    const known = this.#instances.get(language);
    if (known) return known;
    const instance = i18next.createInstance();
    void instance.init({
      lng: language,
      fallbackLng: false,
      resources: {},
      ns: COPY_FILES,
      initAsync: false,
      returnObjects: true,
      interpolation: { escapeValue: false, defaultVariables: valuesOf(this, language) },
      missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
    });
    this.#instances.set(language, instance);
    return instance;
  }
}

const isBlockInGerman = (block: Copy) => !isText(block) && 'lang' in block && block.lang === DEFAULT_LANGUAGE;

export const BUILT_IN = new Edition();

let published = BUILT_IN;
let drawnWith: Edition | null = null;
let publications = 0;
let previews = 0;
const previewed = new AsyncLocalStorage<Edition>();

export const currentEdition = (): Edition => drawnWith ?? previewed.getStore() ?? published;

export const editionNumber = (): number => publications;

export function publishEdition(edition: Edition): void {
  published = edition;
  publications += 1;
}

/** Runs the work with the texts of a preview. Visitors pay for Node's async hooks only meanwhile. */
export async function withEdition<Value>(edition: Edition, work: () => Promise<Value>): Promise<Value> {
  previews += 1;
  try {
    return await previewed.run(edition, work);
  } finally {
    previews -= 1;
    if (previews === 0) previewed.disable();
  }
}

/** Runs the work with the published texts, whoever asks for it: its result is for everybody. */
export const withPublishedEdition = <Value>(work: () => Value): Value => previewed.exit(work);

export function drawWith<Value>(edition: Edition, draw: () => Value): Value {
  const before = drawnWith;
  drawnWith = edition;
  try {
    return draw();
  } finally {
    drawnWith = before;
  }
}

export function drawOrFallBack<Value>(draw: () => Value): Value {
  try {
    return draw();
  } catch (error) {
    if (currentEdition() === BUILT_IN) throw error;
    const drawn = drawWith(BUILT_IN, draw);
    log.warn('A drawing shows the built-in words', { reason: summarizeError(error) });
    return drawn;
  }
}

export function oncePerEdition<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Edition, Map<Key, Value>>();
  return (key) => {
    const edition = currentEdition();
    const own = kept.get(edition) ?? new Map<Key, Value>();
    kept.set(edition, own);
    const known = own.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    own.set(key, made);
    return made;
  };
}
