import { DEFAULT_LANGUAGE, type Language } from './languages';

export const POST_UID = 'api::blog-post.blog-post';

const listOf = (uid: string) => `/admin/content-manager/collection-types/${uid}`;

export const panelPathOf = (uid: string, documentId: string, language: Language = DEFAULT_LANGUAGE): string =>
  `${listOf(uid)}/${documentId}?plugins[i18n][locale]=${language}`;

export const newPanelPath = (uid: string): string =>
  `${listOf(uid)}/create?plugins[i18n][locale]=${DEFAULT_LANGUAGE}`;
