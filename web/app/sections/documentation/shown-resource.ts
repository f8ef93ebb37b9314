import type { Language } from 'contract/languages';
import type { ResourcePart } from 'contract/resource-fields';
import { isSiteFile } from 'contract/site-addresses';
import type { Localized } from '~/content/published/localized';
import type { Resource, ResourceFile } from '~/content/published/resources.server';
import { WHITEPAPER_PATH } from '~/sections/whitepaper/address';

/** A text with its language, where that is not the page's. */
export interface Marked {
  value: string;
  lang?: Language;
}

/** Target of a resource's button (decisions C27). */
export type Target =
  | { kind: 'pdf'; to: string; facts: string; lang?: Language }
  /** Of the site: a page in every language, a document in German, a file; or an address elsewhere. */
  | { kind: 'page' | 'document' | 'file' | 'elsewhere'; to: string };

export interface ShownResource {
  key: string;
  part: ResourcePart;
  title: Marked;
  description: Marked | null;
  kind: Marked | null;
  target: Target;
}

interface Reader {
  language: Language;
  /** In the form of browsers, such as `de-DE`. */
  locale: string;
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

const MEGABYTE = 1_000_000;

/** Formats a size as `245 kB` or `1,2 MB`, in the words of the language. */
function sizeOf(bytes: number, locale: string): string {
  const format = (count: number, unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(count);
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  // 999.9 kB would round to 1.000 kB.
  return kilobytes < 1_000 ? format(kilobytes, 'kilobyte', 0) : format(bytes / MEGABYTE, 'megabyte', 1);
}

function pdfTarget({ value, lang }: Localized<ResourceFile>, { language, locale }: Reader): Target {
  const { url, version, bytes } = value;
  const isForeign = lang !== language;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const facts = ['PDF', bytes !== null && sizeOf(bytes, locale), isForeign && names.of(lang)];
  return {
    kind: 'pdf',
    to: version === null ? url : `${url}?v=${version}`,
    facts: facts.filter(Boolean).join(', '),
    ...(isForeign && { lang }),
  };
}

function addressTarget(to: string): Target {
  if (!to.startsWith('/')) return { kind: 'elsewhere', to };
  const path = pathOf(to);
  if (path === WHITEPAPER_PATH) return { kind: 'document', to };
  return { kind: isSiteFile(path) ? 'file' : 'page', to };
}

/** Returns null for a resource that leads nowhere: without file and address, or whose file was deleted. */
export function shownResource(resource: Resource, reader: Reader): ShownResource | null {
  const { key, part, title, description, kind, file, address } = resource;
  const marked = ({ value, lang }: Localized<string>): Marked =>
    lang === reader.language ? { value } : { value, lang };
  const target = file ? pdfTarget(file, reader) : address && addressTarget(address);
  if (!target) return null;
  return {
    key,
    part,
    title: marked(title),
    description: description && marked(description),
    kind: kind && marked(kind),
    target,
  };
}

/** The path of the product that the resource leads to, null for all other targets. */
export function productPathOf({ target: { kind, to } }: ShownResource): string | null {
  return kind === 'page' && to.startsWith('/products/') ? pathOf(to) : null;
}
