import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { forEachKind, ORDERED, type OrderedKind } from 'contract/ordered-kinds';
import { getAccount } from '~/content/editing/account.server';
import { STORED_ENTRIES } from '~/content/published/ordered-content.server';
import { findPostDraft, findPostDraftId } from '~/content/published/post-drafts.server';
import { getStoredProjects } from '~/content/published/projects.server';
import { findSectionId } from '~/content/published/sections.server';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { env } from '~/env.server';
import { areBlocksArranged, blockWords } from '~/features/preview/blocks/block-words.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { type OpenSession, openSession } from '~/session/admin-session.server';
import { readDraftToken } from './draft-token.server';
import { EDITOR_PARAMETER, LINK_PARAMETER } from './parameters';
import type { Preview } from './preview';

export type PreviewSubject =
  /** `element`: id of the element that shows the section. */
  | { kind: 'section'; key: string; element: string }
  | { kind: 'project'; key: string }
  | { kind: OrderedKind; key: string }
  | { kind: 'post'; key: string };

export interface PreviewAnswer {
  /** Null for strangers, who get the published page. */
  preview: Preview | null;
  /** Id of the post to show: unpublished posts are found by it alone. */
  documentId: string | null;
  /** Keeps the page out of search engines (decisions B1). */
  isHidden: boolean;
  headers: Headers;
}

const UID = {
  section: 'api::section.section',
  project: 'api::project.project',
  ...forEachKind((kind) => `api::${kind}.${kind}`),
  post: 'api::blog-post.blog-post',
} as const;
const AREA = {
  section: 'sections',
  project: 'projects',
  ...forEachKind((kind) => ORDERED[kind].plural),
  post: 'posts',
} as const;

export function previewedKey(request: Request): string {
  return new URL(request.url).searchParams.get(EDITOR_PARAMETER) ?? '';
}

async function findDocumentId({ kind, key }: Exclude<PreviewSubject, { kind: 'post' }>) {
  if (kind === 'section') return findSectionId(key);
  if (kind !== 'project') {
    const stored = await STORED_ENTRIES[kind](DEFAULT_LANGUAGE);
    return stored.find(({ entry }) => entry.key === key)?.documentId ?? null;
  }
  const stored = await getStoredProjects(DEFAULT_LANGUAGE);
  return stored.find(({ project }) => project.key === key)?.documentId ?? null;
}

async function isAt(documentId: string, subject: PreviewSubject, language: Language): Promise<boolean> {
  if (subject.kind !== 'post') return documentId === (await findDocumentId(subject));
  return (await findPostDraft(documentId, language))?.post.slug === subject.key;
}

interface Opened {
  documentId: string | null;
  mayUpdate: boolean;
}

async function openedByLink(
  request: Request,
  token: string,
  subject: PreviewSubject,
): Promise<Opened | null> {
  const draft = readDraftToken(token, env().PREVIEW_SECRET);
  const { language } = languageOf(request);
  if (draft?.uid !== UID[subject.kind] || draft.locale !== language) return null;
  const { documentId } = draft;
  return (await orWhenUnavailable(isAt(documentId, subject, language), false))
    ? { documentId, mayUpdate: false }
    : null;
}

/** Returns null for sessions whose account Strapi has blocked or cannot check. */
async function rightsOf({ editor }: OpenSession, { kind }: PreviewSubject) {
  try {
    return (await getAccount(editor)).may[AREA[kind]];
  } catch (error) {
    if (error instanceof StrapiRefusal || error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/** Opens all but posts to editors even before they exist, and the draft of a post at this address. */
async function openedByEditor(
  request: Request,
  session: OpenSession,
  subject: PreviewSubject,
): Promise<Opened | null> {
  const may = await rightsOf(session, subject);
  if (!may?.read) return null;
  const mayUpdate = may.update;
  if (subject.kind !== 'post') return { documentId: null, mayUpdate };
  const { language } = languageOf(request);
  const documentId = await orWhenUnavailable(findPostDraftId(subject.key, language), null);
  return documentId === null ? null : { documentId, mayUpdate };
}

function followedOf(request: Request, subject: PreviewSubject, mayUpdate: boolean) {
  const { kind, key } = subject;
  if (kind === 'section') return { sectionKey: key, element: subject.element, blockWords: null };
  if (kind !== 'landing-page' || !areBlocksArranged(request))
    return { sectionKey: null, element: null, blockWords: null };
  return { sectionKey: key, element: 'main', blockWords: mayUpdate ? blockWords() : null };
}

export async function openPreview(request: Request, subject: PreviewSubject): Promise<PreviewAnswer> {
  const { searchParams } = new URL(request.url);
  const isEditorAsking = searchParams.has(EDITOR_PARAMETER);
  const token = searchParams.get(LINK_PARAMETER);
  const headers = new Headers();
  const closed = { preview: null, documentId: null, headers };
  if (!isEditorAsking && token === null) return { ...closed, isHidden: false };

  const session = isEditorAsking
    ? await orWhenUnavailable(openSession(request.headers.get('Cookie')), null)
    : null;
  if (session?.setCookie) headers.append('Set-Cookie', session.setCookie);
  const opened =
    (session && (await openedByEditor(request, session, subject))) ??
    (token === null ? null : await openedByLink(request, token, subject));
  if (!opened) return { ...closed, isHidden: true };

  headers.set('Cache-Control', CACHE_POLICIES.preview);
  headers.set('X-Robots-Tag', 'noindex');
  const labels = textsFor(DEFAULT_LANGUAGE, 'admin-preview')['admin-preview'].preview;
  const { documentId, mayUpdate } = opened;
  const followed = followedOf(request, subject, mayUpdate);
  const preview = { ...followed, labels, panelOrigin: env().CMS_URL };
  return { preview, documentId, isHidden: true, headers };
}
