import { type Inline, type MarkdownDocument, withInlines } from './markdown/document';

const NON_BREAKING_SPACE = '\u00a0';
/** Replaces the non-breaking hyphen, which the site's fonts lack; browsers would take it from another font. */
export const WORD_JOINER = '\u2060';

/** A name and its version or number: "TI 2.0", "FHIR R4", "§ 27a", "Art. 28". */
const NAME_AND_NUMBER =
  /(?<![\p{L}\p{N}])(TI|eIDAS|FHIR|VSDM|OAuth|SCIM|SAML|HL7|PTV|ISO|TLS|OpenAPI|Version|§§?|Art\.|Abs\.|Nr\.) (?=R?\d)/gu;
/** A book of the Social Code: "SGB V". */
const SOCIAL_CODE = /(?<!\p{L})SGB (?=[IVX]+(?![\p{L}\p{N}]))/gu;
/** A number and its unit: "50 ms", "99,9 %", "1 Mio.". */
const NUMBER_AND_UNIT = /(\d) (?=(?:%|ms|kB|MB|GB|km|EUR|€|Mio\.|Mrd\.|Uhr)(?![\p{L}\p{N}]))/gu;
/** An abbreviation with a hyphen: "TR-|03161", "US-|Recht", "gSMC-|KT", and an Albanian ending: "BE-|së". */
const NAME_WITH_HYPHEN =
  /(?<![\p{L}\p{N}-])(TR-(?=\d)|US-(?=\p{L})|gSMC-(?=KT)|\p{Lu}{2,5}-(?=\p{Ll}{1,3}(?!\p{L})))/gu;
const SOFT_HYPHEN = '\u00ad';
/** A word too long for a phone, which browsers without a dictionary would break anywhere: "…daten|management". */
const LONG_COMPOUND =
  /(?<!\p{L})(?=\p{L}{30})(\p{L}{12,}?)(?=(?:management|gesetz|verordnung|system|verfahren|stelle)\p{L}*)/giu;
/** Invisible characters. Joiners between pictographs stay: they are part of a visible sign. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]|(?<!\p{Extended_Pictographic}|\ufe0f)(?:\u200c|\u200d)/gu;
const ABBREVIATION = /(?<![\p{L}\p{N}])(z\.|d\.|u\.|i\.|o\.) (?=[A-Za-zÄÖÜäöü]\.)/gu;

export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Keeps names and their numbers on one line, and lets very long words break where they are composed. */
export function bindPairs(text: string): string {
  return text
    .replaceAll(NAME_AND_NUMBER, `$1${NON_BREAKING_SPACE}`)
    .replaceAll(SOCIAL_CODE, `SGB${NON_BREAKING_SPACE}`)
    .replaceAll(NUMBER_AND_UNIT, `$1${NON_BREAKING_SPACE}`)
    .replaceAll(NAME_WITH_HYPHEN, `$1${WORD_JOINER}`)
    .replaceAll(ABBREVIATION, `$1${NON_BREAKING_SPACE}`)
    .replaceAll(LONG_COMPOUND, `$1${SOFT_HYPHEN}`);
}

function boundInlines(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline) => {
    if (typeof inline === 'string') return bindPairs(inline);
    return 'children' in inline ? { ...inline, children: boundInlines(inline.children) } : inline;
  });
}

export function boundDocument(document: MarkdownDocument): MarkdownDocument {
  return document.map((block) => withInlines(block, boundInlines));
}
