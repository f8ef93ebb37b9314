import {
  type Confirmed,
  type TranslatedTexts,
  type Translation,
  translatedTexts,
  translation,
} from 'contract/translation';
import type { TranslatedKind } from 'contract/translation-state';
import { callStrapiAs, type Editor, type Saved, saveAs } from './strapi-call.server';

const PATH = '/site-admin/translations';
const pathOf = (kind: TranslatedKind, key: string) => `${PATH}/${kind}/${encodeURIComponent(key)}`;

/** @throws StrapiRefusal, ContentUnavailable */
export function getTranslations(editor: Editor): Promise<Translation[]> {
  return callStrapiAs(editor, PATH, translation.array());
}

/** @throws StrapiRefusal, ContentUnavailable */
export function getTranslatedTexts(
  editor: Editor,
  kind: TranslatedKind,
  key: string,
): Promise<TranslatedTexts> {
  return callStrapiAs(editor, pathOf(kind, key), translatedTexts);
}

/** Confirms that translations fit the current German text. @throws StrapiRefusal, ContentUnavailable */
export function confirmTranslations(
  editor: Editor,
  { kind, key }: { kind: TranslatedKind; key: string },
  json: { confirmed: Confirmed },
  ifMatch: string | null,
): Promise<Saved<TranslatedTexts>> {
  return saveAs(editor, pathOf(kind, key), translatedTexts, { json, ifMatch });
}
