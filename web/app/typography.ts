import type { Block, Inline, MarkdownDocument } from './markdown/document';

const NON_BREAKING_SPACE = '\u00a0';

/** A name and its version or number: "TI 2.0", "FHIR R4", "§ 27a", "Art. 28". */
const NAME_AND_NUMBER =
  /(?<![\p{L}\p{N}])(TI|eIDAS|FHIR|VSDM|OAuth|SCIM|SAML|HL7|PTV|ISO|TLS|OpenAPI|Version|§§?|Art\.|Abs\.|Nr\.) (?=R?\d)/gu;
/** A number and what it counts: "50 ms", "99,9 %", "1 Mio.". */
const NUMBER_AND_UNIT = /(\d) (?=(?:%|ms|kB|MB|GB|km|EUR|€|Mio\.|Mrd\.|Uhr)(?![\p{L}\p{N}]))/gu;
const ABBREVIATION = /(?<![\p{L}\p{N}])(z\.|d\.|u\.|i\.|o\.) (?=[A-Za-zÄÖÜäöü]\.)/gu;

/** The text with spaces at which no line ends, where a name would be torn from its number. */
export function bindPairs(text: string): string {
  return text
    .replaceAll(NAME_AND_NUMBER, `$1${NON_BREAKING_SPACE}`)
    .replaceAll(NUMBER_AND_UNIT, `$1${NON_BREAKING_SPACE}`)
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
