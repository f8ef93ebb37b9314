import { errors } from '@strapi/utils';
import { COLOR_PATTERN, FONT_PATTERN } from '../../contract/appearance-fields';
import type { DescribedFields, Format } from '../../contract/field';
import { declarationOf, forEachKind } from '../../contract/ordered-kinds';
import { COPY_FILE } from '../../contract/page-text-fields';
import { PROJECT_KEY } from '../../contract/project-fields';
import { REDIRECT_FIELDS } from '../../contract/redirect-fields';
import { forEachSingle, SINGLE_FIELDS } from '../../contract/single-kinds';
import { byUid } from '../content-types';
import { type Data, type DocumentRule, table } from '../strapi';

const ADDRESS_PART: Format = {
  pattern: PROJECT_KEY,
  advice:
    'Bitte nur Kleinbuchstaben ohne Umlaute, Ziffern und einzelne Bindestriche dazwischen verwenden, z. B. neue-version-2.',
};
const COLOR: Format = {
  pattern: COLOR_PATTERN,
  advice: 'Bitte eine Farbe als # mit sechs Ziffern oder Buchstaben von A bis F schreiben, z. B. #0F5C7A.',
};
const FONT: Format = {
  pattern: FONT_PATTERN,
  advice:
    'Bitte den Namen der Schrift aus Buchstaben ohne Umlaute, Ziffern, einzelnen Leerzeichen und Bindestrichen schreiben, z. B. Source Sans 3.',
};

const formatsOf = (fields: DescribedFields): Readonly<Record<string, Format>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { format }]) => (format ? [[name, format] as const] : [])),
  );

/** Replaces "regex" of the content types, for which the panel's message gives no advice. */
const FORMATS = byUid<Readonly<Record<string, Format>>>({
  section: {
    sectionKey: {
      pattern: /^[^\sA-Z]+$/,
      advice: 'Bitte ohne Leerzeichen und ohne Großbuchstaben schreiben, z. B. about-team.',
    },
  },
  project: {
    key: ADDRESS_PART,
    externalUrl: {
      pattern: /^https?:\/\/\S+$/,
      advice: 'Bitte eine vollständige Adresse ohne Leerzeichen angeben, z. B. https://www.beispiel.de.',
    },
  },
  'product-text': { productKey: ADDRESS_PART },
  ...forEachKind((kind) => ({ key: ADDRESS_PART, ...formatsOf(declarationOf(kind).fields) })),
  'page-text': {
    file: {
      pattern: COPY_FILE,
      advice: 'Bitte den Namen einer Textdatei der Website schreiben, z. B. home oder product-idatik.',
    },
  },
  post: { slug: ADDRESS_PART },
  ...forEachSingle((kind) => formatsOf(SINGLE_FIELDS[kind])),
  redirect: formatsOf(REDIRECT_FIELDS),
  appearance: {
    primaryColor: COLOR,
    accentColor: COLOR,
    greyColor: COLOR,
    bodyFont: FONT,
    headingFont: FONT,
  },
});

/** Answers 400; the panel shows the messages at their fields. */
export const refuseWrongFormats: DocumentRule = async (strapi, { uid, action, params }, next) => {
  const formats = FORMATS[uid];
  if (!formats) return next();
  if (action === 'publish' && params.documentId) {
    const drafts = await table(strapi, uid).findMany({ where: { documentId: params.documentId } });
    for (const draft of drafts.filter(({ publishedAt }) => publishedAt === null)) check(formats, draft);
  } else if (params.data) {
    check(formats, params.data);
  }
  return next();
};

function check(formats: Readonly<Record<string, Format>>, data: Data): void {
  const wrong = Object.entries(formats).filter(([field, { pattern }]) => {
    const value = data[field];
    return typeof value === 'string' && value !== '' && !pattern.test(value);
  });
  const [first] = wrong;
  if (!first) return;
  throw new errors.ValidationError(first[1].advice, {
    code: 'field-invalid',
    field: first[0],
    errors: wrong.map(([field, { advice }]) => ({
      path: [field],
      message: advice,
      name: 'ValidationError',
      value: data[field],
    })),
  });
}
