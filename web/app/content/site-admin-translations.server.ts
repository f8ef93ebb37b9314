import {
  type Confirmed,
  type TranslatedTexts,
  type Translation,
  translatedTexts,
  translation,
} from 'contract/translation';
import type { TranslatedKind } from 'contract/translation-state';
import { askAs, type Editor, type Saved, saveAs } from './site-admin.server';

const PATH = '/site-admin/translations';
const pathOf = (kind: TranslatedKind, key: string) => `${PATH}/${kind}/${encodeURIComponent(key)}`;

/** Everything that editors write in several languages. @throws SiteAdminRefusal, ContentUnavailable */
export function getTranslations(editor: Editor): Promise<Translation[]> {
  return askAs(editor, PATH, translation.array());
}

/** One of them, with its texts. @throws SiteAdminRefusal, ContentUnavailable */
export function getTranslatedTexts(
  editor: Editor,
  kind: TranslatedKind,
  key: string,
): Promise<TranslatedTexts> {
  return askAs(editor, pathOf(kind, key), translatedTexts);
}

/** Notes that translations fit what German says today. @throws SiteAdminRefusal, ContentUnavailable */
export function confirmTranslations(
  editor: Editor,
  { kind, key }: { kind: TranslatedKind; key: string },
  confirmed: Confirmed,
  basedOn: string | null,
): Promise<Saved<TranslatedTexts>> {
  return saveAs(editor, pathOf(kind, key), translatedTexts, { json: { confirmed }, basedOn });
}
