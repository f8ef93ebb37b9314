import { DEFAULT_LANGUAGE } from 'contract/languages';
import { getAccount } from '~/content/editing/account.server';
import { StrapiRefusal } from '~/content/editing/strapi-call.server';
import { getStoredProjects } from '~/content/published/projects.server';
import { findSectionId } from '~/content/published/sections.server';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import { env } from '~/env.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { type OpenSession, openSession } from '~/session/admin-session.server';
import { readDraftToken } from './draft-token.server';
import type { Preview } from './preview';

/** What somebody wants to see before visitors do. */
export interface PreviewSubject {
  kind: 'section' | 'project';
  key: string;
}

export interface PreviewAnswer {
  /** Null for strangers, who get the page as it is without a preview. */
  preview: Preview | null;
  /** Never for search engines (decisions B1). */
  isHidden: boolean;
  headers: Headers;
}

/** The parameter of /admin, and the one that links of Strapi's panel carry. */
const EDITOR_PARAMETER = 'preview';
const LINK_PARAMETER = 'draft';

const UID = { section: 'api::section.section', project: 'api::project.project' } as const;
const AREA = { section: 'sections', project: 'projects' } as const;

/** The section that the query of the home page names for a preview. */
export function previewedKey(request: Request): string {
  return new URL(request.url).searchParams.get(EDITOR_PARAMETER) ?? '';
}

async function findDocumentId({ kind, key }: PreviewSubject): Promise<string | null> {
  if (kind === 'section') return findSectionId(key);
  const stored = await getStoredProjects(DEFAULT_LANGUAGE);
  return stored.find(({ project }) => project.key === key)?.documentId ?? null;
}

async function isOpenedByLink(request: Request, token: string, subject: PreviewSubject): Promise<boolean> {
  const draft = readDraftToken(token, env().PREVIEW_SECRET);
  if (draft?.uid !== UID[subject.kind] || draft.locale !== languageOf(request).language) return false;
  return draft.documentId === (await orWhenUnavailable(findDocumentId(subject), null));
}

/** A session whose account Strapi has blocked, or that cannot be checked, shows nothing that others do not see. */
async function isEditor({ editor }: OpenSession, { kind }: PreviewSubject): Promise<boolean> {
  try {
    return (await getAccount(editor)).may[AREA[kind]].read;
  } catch (error) {
    if (error instanceof StrapiRefusal || error instanceof ContentUnavailable) return false;
    throw error;
  }
}

/** For the loader of a page that can be previewed: whether this request may see more than a stranger's. */
export async function openPreview(request: Request, subject: PreviewSubject): Promise<PreviewAnswer> {
  const { searchParams } = new URL(request.url);
  const isEditorAsking = searchParams.has(EDITOR_PARAMETER);
  const token = searchParams.get(LINK_PARAMETER);
  const headers = new Headers();
  if (!isEditorAsking && token === null) return { preview: null, isHidden: false, headers };

  const session = isEditorAsking
    ? await orWhenUnavailable(openSession(request.headers.get('Cookie')), null)
    : null;
  if (session?.setCookie) headers.append('Set-Cookie', session.setCookie);
  const isOpen =
    (session !== null && (await isEditor(session, subject))) ||
    (token !== null && (await isOpenedByLink(request, token, subject)));
  if (!isOpen) return { preview: null, isHidden: true, headers };

  headers.set('Cache-Control', CACHE_POLICIES.preview);
  headers.set('X-Robots-Tag', 'noindex');
  const labels = textsFor(DEFAULT_LANGUAGE, 'admin-preview')['admin-preview'].preview;
  const sectionKey = subject.kind === 'section' ? subject.key : null;
  return { preview: { sectionKey, labels }, isHidden: true, headers };
}
