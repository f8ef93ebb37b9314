import {
  DOMImplementation,
  DOMParser,
  type Document,
  type Element,
  MIME_TYPE,
  type Node,
  onErrorStopParsing,
  ParseError,
  XMLSerializer,
} from '@xmldom/xmldom';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { type TranslatedLanguage, translatedLanguage } from 'contract/translator-file';
import { FileUnreadable } from '~/api/resources/read-csv.server';
import { fill } from '~/i18n/fill';
import { splitAtPlaceholders } from '~/i18n/replaceable';
import { textsFor } from '~/i18n/texts.server';
import type { ExportedRow, TextRow } from './text-row';

/** Of versions 2.0 and 2.1; that of 2.2 ends with its number. */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
const ANY_NAMESPACE_OF_2 = /^urn:oasis:names:tc:xliff:document:2\.\d$/;

const SEEN = 'seen';
const LIMIT = 'limit';

/** Names of units may have no plus, and keys no underscore. */
const unitIdOf = (key: string) => key.replaceAll('+', '_');
const keyOf = (unitId: string) => unitId.replaceAll('_', '+');

/** File names lack letters that keys of sections can have, and the underscore, which begins their code. */
const fileIdOf = (file: string) =>
  file.replaceAll(/[^A-Za-z0-9.:-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`);
const fileOf = (fileId: string) =>
  fileId.replaceAll(/_([0-9a-f]{1,6})_/g, (code: string, digits: string) => {
    const letter = Number.parseInt(digits, 16);
    return letter > 0x10_ff_ff ? code : String.fromCodePoint(letter);
  });

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const childrenOf = (element: Node, ...names: string[]): Element[] =>
  [...element.childNodes]
    .filter(isElement)
    .filter(({ localName }) => localName !== null && names.includes(localName));

class Writer {
  readonly #document: Document;

  constructor(language: TranslatedLanguage) {
    this.#document = new DOMImplementation().createDocument(NAMESPACE, 'xliff');
    const root = this.root;
    for (const [name, value] of [
      ['version', '2.1'],
      ['srcLang', DEFAULT_LANGUAGE],
      ['trgLang', language],
      // Line ends and spaces within texts count.
      ['xml:space', 'preserve'],
    ] as const) {
      root.setAttribute(name, value);
    }
  }

  get root(): Element {
    const { documentElement } = this.#document;
    if (!documentElement) throw new Error('A new document has a root.');
    return documentElement;
  }

  add(parent: Element, name: string, attributes: Record<string, string> = {}): Element {
    const element = this.#document.createElementNS(NAMESPACE, name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    parent.appendChild(element);
    return element;
  }

  addText(parent: Element, text: string): void {
    parent.appendChild(this.#document.createTextNode(text));
  }

  /** Writes placeholders as elements, which translators' programs keep; one has one id in both languages. */
  addMarked(parent: Element, text: string): void {
    const counts = new Map<string, number>();
    for (const { text: part, placeholder } of splitAtPlaceholders(text)) {
      if (placeholder === undefined) {
        this.addText(parent, part);
        continue;
      }
      const count = (counts.get(placeholder) ?? 0) + 1;
      counts.set(placeholder, count);
      this.add(parent, 'ph', { id: count === 1 ? placeholder : `${placeholder}-${count}`, disp: part });
    }
  }

  toString(): string {
    const content = new XMLSerializer().serializeToString(this.#document);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;
  }
}

function addUnit(writer: Writer, parent: Element, row: ExportedRow): void {
  const { limit } = textsFor('de', 'admin-page-texts')['admin-page-texts'].translators;
  // A text is a whole: parts of it could not be put together again in another order.
  const unit = writer.add(parent, 'unit', { id: unitIdOf(row.key), name: row.key, canResegment: 'no' });
  const notes = writer.add(unit, 'notes');
  writer.addText(writer.add(notes, 'note', { category: LIMIT }), fill(limit, { limit: row.limit }));
  writer.addText(writer.add(notes, 'note', { category: SEEN }), row.seen);
  const isToDo = row.isOutdated || row.text === '';
  const segment = writer.add(unit, 'segment', { state: isToDo ? 'initial' : 'translated' });
  writer.addMarked(writer.add(segment, 'source'), row.german);
  writer.addMarked(writer.add(segment, 'target'), row.text);
}

/** Writes XLIFF 2.1 without extensions, which some programs refuse. Without rows it has no file. */
export function xliffFileOf(language: TranslatedLanguage, rows: readonly ExportedRow[]): string {
  const writer = new Writer(language);
  for (const name of new Set(rows.map(({ file }) => file))) {
    writer.addText(writer.root, '\n');
    const file = writer.add(writer.root, 'file', { id: fileIdOf(name) });
    for (const row of rows.filter((one) => one.file === name)) {
      writer.addText(file, '\n');
      addUnit(writer, file, row);
    }
  }
  return writer.toString();
}

const TAG = /<(\/?)[\p{L}_:](?:"[^"]*"|'[^']*'|[^<>"'])*>/gu;
/** Several times the tags of all texts of the site, and deeper than any program marks up a text. */
const MOST_TAGS = 100_000;
const MOST_NESTED = 50;

/** xmldom takes 15 µs a tag and more, and nothing else is answered meanwhile. */
function refuseHuge(content: string): void {
  let count = 0;
  let depth = 0;
  for (const [tag, slash] of content.matchAll(TAG)) {
    count += 1;
    if (slash) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (count > MOST_TAGS) throw new FileUnreadable('it has too many elements');
    if (depth > MOST_NESTED) throw new FileUnreadable('its elements are nested too deeply');
  }
}

function parseXml(content: string): Element {
  // No file of translators needs one; it could name other files, or make a small file huge.
  if (/<!DOCTYPE/i.test(content)) throw new FileUnreadable('a DOCTYPE is not accepted');
  refuseHuge(content);
  const parser = new DOMParser({
    onError: onErrorStopParsing,
    // xmldom would also end lines at characters that XML 1.0 keeps, such as U+2028.
    normalizeLineEndings: (source) => source.replaceAll(/\r\n?/g, '\n'),
  });
  try {
    const { documentElement } = parser.parseFromString(
      content.replace(/^\uFEFF/, ''),
      MIME_TYPE.XML_APPLICATION,
    );
    if (documentElement) return documentElement;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
  }
  throw new FileUnreadable('it is not valid XML');
}

function placeholderOf(element: Element): string {
  const id = element.getAttribute('id') ?? '';
  return element.getAttribute('disp') ?? `{{${id.replace(/-\d+$/, '')}}}`;
}

function textIn(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!isElement(node)) return isCharacters(node) ? (node.nodeValue ?? '') : '';
      switch (node.localName) {
        case 'ph':
          return placeholderOf(node);
        case 'pc':
        case 'mrk':
          return textIn(node);
        default:
          return '';
      }
    })
    .join('');
}

const isCharacters = ({ nodeType, TEXT_NODE, CDATA_SECTION_NODE }: Node) =>
  nodeType === TEXT_NODE || nodeType === CDATA_SECTION_NODE;

/** Joins parts, for programs that split a text all the same. What lies between may have no translation. */
function textOf(unit: Element, name: 'source' | 'target'): string {
  const parts = childrenOf(unit, 'segment', 'ignorable').map((part) => {
    const [found] = childrenOf(part, name);
    const [fallback] = part.localName === 'ignorable' ? childrenOf(part, 'source') : [];
    return { isTranslation: part.localName === 'segment' && found !== undefined, element: found ?? fallback };
  });
  if (!parts.some(({ isTranslation }) => isTranslation)) return '';
  return parts.map(({ element }) => (element ? textIn(element) : '')).join('');
}

function seenIn(unit: Element): string | null {
  const notes = childrenOf(unit, 'notes').flatMap((parent) => childrenOf(parent, 'note'));
  const note = notes.find((one) => one.getAttribute('category') === SEEN);
  return note ? textIn(note) : null;
}

function unitsIn(parent: Element): Element[] {
  return childrenOf(parent, 'unit', 'group').flatMap((child) =>
    child.localName === 'unit' ? [child] : unitsIn(child),
  );
}

/** @throws FileUnreadable */
export function readXliffFile(content: string): TextRow[] {
  const root = parseXml(content);
  if (root.localName !== 'xliff' || !ANY_NAMESPACE_OF_2.test(root.namespaceURI ?? '')) {
    throw new FileUnreadable('it is not XLIFF 2');
  }
  // Some programs add the country: fr-FR.
  const [code] = (root.getAttribute('trgLang') ?? '').toLowerCase().split('-');
  const language = translatedLanguage.safeParse(code);
  if (!language.success) throw new FileUnreadable('trgLang is no language of translations');
  return childrenOf(root, 'file').flatMap((file) =>
    unitsIn(file).map((unit) => ({
      language: language.data,
      file: fileOf(file.getAttribute('id') ?? ''),
      key: unit.getAttribute('name') ?? keyOf(unit.getAttribute('id') ?? ''),
      german: textOf(unit, 'source'),
      text: textOf(unit, 'target'),
      seen: seenIn(unit),
    })),
  );
}
