import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';

const listOf = (uid: string) => `/admin/content-manager/collection-types/${uid}`;

/** Where Strapi's panel edits an entry in a language. */
export const panelPathOf = (uid: string, documentId: string, language: Language = DEFAULT_LANGUAGE): string =>
  `${listOf(uid)}/${documentId}?plugins[i18n][locale]=${language}`;

/** Where it begins a new one, in German. */
export const newPanelPath = (uid: string): string =>
  `${listOf(uid)}/create?plugins[i18n][locale]=${DEFAULT_LANGUAGE}`;
