import type { Block, Inline, MarkdownDocument } from './markdown/document';

const NON_BREAKING_SPACE = '\u00a0';
/**
 * Stands in the place of the non-breaking hyphen, which none of the site's fonts has: browsers would take that one
 * letter from another font. This one is never drawn.
 */
export const WORD_JOINER = '\u2060';

/** A name and its version or number: "TI 2.0", "FHIR R4", "§ 27a", "Art. 28". */
const NAME_AND_NUMBER =
  /(?<![\p{L}\p{N}])(TI|eIDAS|FHIR|VSDM|OAuth|SCIM|SAML|HL7|PTV|ISO|TLS|OpenAPI|Version|§§?|Art\.|Abs\.|Nr\.) (?=R?\d)/gu;
/** A number and what it counts: "50 ms", "99,9 %", "1 Mio.". */
const NUMBER_AND_UNIT = /(\d) (?=(?:%|ms|kB|MB|GB|km|EUR|€|Mio\.|Mrd\.|Uhr)(?![\p{L}\p{N}]))/gu;
/**
 * An abbreviation before a hyphen, at which a line would leave a stump: "TR-|03161", "US-|Recht", "gSMC-|KT", and in
 * Albanian an ending: "BE-|së".
 */
const NAME_WITH_HYPHEN =
  /(?<![\p{L}\p{N}-])(TR-(?=\d)|US-(?=\p{L})|gSMC-(?=KT)|\p{Lu}{2,5}-(?=\p{Ll}{1,3}(?!\p{L})))/gu;
/**
 * Signs that shape a text where it is drawn and are never seen. A joiner between two pictographs is part of a sign that
 * is seen: it stays.
 */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]|(?<!\p{Extended_Pictographic}|\ufe0f)(?:\u200c|\u200d)/gu;
const ABBREVIATION = /(?<![\p{L}\p{N}])(z\.|d\.|u\.|i\.|o\.) (?=[A-Za-zÄÖÜäöü]\.)/gu;

/** The text as machines should read it, in a head, a feed or a file: without what is for its typesetting alone. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** The text with spaces and hyphens at which no line ends, where a name would be torn from its number. */
export function bindPairs(text: string): string {
  return text
    .replaceAll(NAME_AND_NUMBER, `$1${NON_BREAKING_SPACE}`)
    .replaceAll(NUMBER_AND_UNIT, `$1${NON_BREAKING_SPACE}`)
    .replaceAll(NAME_WITH_HYPHEN, `$1${WORD_JOINER}`)
    .replaceAll(ABBREVIATION, `$1${NON_BREAKING_SPACE}`);
}

function boundInlines(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline) => {
    if (typeof inline === 'string') return bindPairs(inline);
    return 'children' in inline ? { ...inline, children: boundInlines(inline.children) } : inline;
  });
}

/** The same for what editors wrote; code stays as it is. */
export function boundDocument(document: MarkdownDocument): MarkdownDocument {
  return document.map((block: Block) =>
    block.type === 'list'
      ? { ...block, items: block.items.map(boundInlines) }
      : { ...block, children: boundInlines(block.children) },
  );
}
