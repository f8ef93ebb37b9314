import type { Language } from 'contract/languages';
import { forEachKind } from 'contract/ordered-kinds';
import { environment } from './environment';

/** Hands the administrator's token from the global set-up to the workers. */
const ADMIN_TOKEN = 'E2E_ADMIN_TOKEN';

const TYPES = {
  post: 'api::blog-post.blog-post',
  author: 'api::author.author',
  project: 'api::project.project',
  ...forEachKind((kind) => `api::${kind}.${kind}`),
  redirect: 'api::redirect.redirect',
  productText: 'api::product-text.product-text',
  section: 'api::section.section',
  pageText: 'api::page-text.page-text',
  submission: 'api::contact-submission.contact-submission',
} as const;

export interface ProjectFields {
  key: string;
  title: string;
  description: string;
  closing: string;
  features: string;
  color: string;
  icon: string;
  stage: string;
  isActive: boolean;
  order: number;
  externalUrl: string;
}

/** Fields of an entry of an ordered kind. */
export interface EntryFields {
  key: string;
  title: string;
  isPublished: boolean;
  [field: string]: unknown;
}

export interface ProductTextFields {
  productKey: string;
  title: string;
  description: string;
  keywords: string;
}

export interface PostFields {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  /** The number of a picture. */
  cover: number | null;
  motif: string | null;
  seoTitle: string;
  seoDescription: string;
  category: string;
  author: string;
  publicationDate: string;
  readTime: number;
  tags: string;
  series: string;
  seriesPlace: number | null;
  seriesName: string;
  featured: boolean;
  hideWhenUntranslated: boolean;
  previousSlugs: string;
}

export interface AuthorFields {
  name: string;
  line: string;
  /** The number of a picture. */
  picture: number | null;
  hasConsent: boolean;
}

export interface UploadedPicture {
  id: number;
  url: string;
}

export interface SectionFields {
  sectionKey: string;
  title: string;
  description: string;
}

export interface Submission {
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  interest: string | null;
  product: string | null;
  message: string;
  language: string;
  page: string | null;
  campaign: string | null;
  submittedAt: string;
  spamScore: number;
  number: string | null;
}

type Stored<Fields> = Fields & { documentId: string };

function send(path: string, init: RequestInit): Promise<Response> {
  const token = process.env[ADMIN_TOKEN];
  return fetch(`${environment.cmsUrl}${path}`, {
    ...init,
    headers: {
      // A form names its own type and boundary.
      ...(!(init.body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`Strapi answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<Body>;
}

/** Serves all calls that were refused at the same time: Strapi takes only a few sign-ins within five minutes. */
let renewal: Promise<void> | null = null;

/** Calls Strapi as the administrator, as the panel does. @throws when Strapi refuses */
export async function call<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const response = await send(path, init);
  if (response.status !== 401) return bodyOf(response);
  // A token lasts 30 minutes (cms/config/admin.ts), a run on a slow machine longer.
  renewal ??= signIn().finally(() => {
    renewal = null;
  });
  await renewal;
  return bodyOf(await send(path, init));
}

/** Gives this process, and workers started from it, a new token of the administrator. */
export async function signIn(): Promise<void> {
  const body = JSON.stringify(environment.administrator);
  const response = await send('/admin/login', { method: 'POST', body });
  const { data } = await bodyOf<{ data: { accessToken: string } }>(response);
  process.env[ADMIN_TOKEN] = data.accessToken;
}

function entries<Fields>(type: keyof typeof TYPES) {
  const base = `/content-manager/collection-types/${TYPES[type]}`;
  return {
    async create(fields: Partial<Fields>, language: Language): Promise<string> {
      const address = `${base}?locale=${language}`;
      const init = { method: 'POST', body: JSON.stringify(fields) };
      return (await call<{ data: Stored<Fields> }>(address, init)).data.documentId;
    },
    async save(documentId: string, language: Language, fields: Partial<Fields>): Promise<void> {
      const address = `${base}/${documentId}?locale=${language}`;
      await call(address, { method: 'PUT', body: JSON.stringify(fields) });
    },
    /** For types with drafts. */
    async publish(documentId: string, language: Language): Promise<void> {
      await call(`${base}/${documentId}/actions/publish?locale=${language}`, { method: 'POST', body: '{}' });
    },
    async remove(documentId: string): Promise<void> {
      await call(`${base}/${documentId}?locale=*`, { method: 'DELETE' });
    },
    async list(field: keyof Fields & string, value: string, language?: Language): Promise<Stored<Fields>[]> {
      const query = new URLSearchParams({
        [`filters[${field}][$eq]`]: value,
        ...(language && { locale: language }),
      });
      return (await call<{ results: Stored<Fields>[] }>(`${base}?${query}`)).results;
    },
  };
}

const pictures = {
  /** @param info what the panel's dialog says of the file, such as its alternative text */
  async upload(name: string, content: Buffer, info: object = {}): Promise<UploadedPicture> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(content)]), name);
    form.append('fileInfo', JSON.stringify({ name, ...info }));
    const [file] = await call<UploadedPicture[]>('/upload', { method: 'POST', body: form });
    if (!file) throw new Error('Strapi has not kept the picture.');
    return file;
  },
  async remove(id: number): Promise<void> {
    await call(`/upload/files/${id}`, { method: 'DELETE' });
  },
};

/** Files of the media library by the beginning of their names. */
const files = {
  async named(beginning: string): Promise<{ id: number; name: string }[]> {
    const query = new URLSearchParams({ 'filters[name][$startsWith]': beginning });
    const { results } = await call<{ results: { id: number; name: string }[] }>(`/upload/files?${query}`);
    return results;
  },
  async removeNamed(beginning: string): Promise<void> {
    for (const { id } of await files.named(beginning)) await pictures.remove(id);
  },
};

/** Strapi as an administrator uses it in the panel. */
export const strapi = {
  pictures,
  files,
  posts: entries<PostFields>('post'),
  authors: entries<AuthorFields>('author'),
  projects: entries<ProjectFields>('project'),
  ordered: forEachKind((kind) => entries<EntryFields>(kind)),
  redirects: entries<{ address: string }>('redirect'),
  productTexts: entries<ProductTextFields>('productText'),
  sections: entries<SectionFields>('section'),
  pageTexts: entries<{ file: string }>('pageText'),
  submissions: entries<Submission>('submission'),
};

/** Removes the entry with a product's texts for search engines, which stays when the product goes. */
export async function removeProductText(key: string): Promise<void> {
  const { list, remove } = strapi.productTexts;
  for (const { documentId } of await list('productKey', key)) await remove(documentId);
}
