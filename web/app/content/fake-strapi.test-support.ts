import type { IncomingMessage, ServerResponse } from 'node:http';
import { MOST_ROOT_FIELDS } from 'contract/limits';
import type { NoticesState } from 'contract/notices-state';
import { OPENING_TEXT_NAMES, type OpeningText } from 'contract/opening-fields';
import { PROJECT_TEXT_NAMES, type ProjectText } from 'contract/project-fields';
import { RESOURCE_TEXT_NAMES, type ResourceText } from 'contract/resource-fields';
import type { ResultOf } from 'gql.tada';
import { parse } from 'graphql';
import type { OpeningRows } from '~/content/published/openings.server';
import type { ProjectRows } from '~/content/published/projects.server';
import type { ResourceRows } from '~/content/published/resources.server';
import type { SectionRows } from '~/content/published/sections.server';
import { LocalServer } from '~/local-server.test-support';

interface Answer {
  status?: number;
  body: unknown;
}

export class FakeStrapi extends LocalServer {
  version = 'one';
  parts: Record<string, string> | undefined;
  notices: NoticesState = [{ way: 'mail', waiting: 0, oldestSeconds: 0, givenUp: 0 }];
  graphql: (query: string, variables: Record<string, unknown>) => unknown = () => ({});
  create: (data: unknown) => number = () => 201;
  /** PNG files by path. */
  readonly uploads = new Map<string, Buffer>();
  isSilent = false;
  isFailing = false;
  /** Strapi's errors beside the data, as for a part that it could not read. */
  errors: object[] | undefined;
  readonly calls = { version: 0, graphql: 0 };
  readonly created: unknown[] = [];

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status = 200, body } = this.#route(request.url ?? '', Buffer.concat(parts).toString());
    if (this.isSilent) return;
    const upload = this.isFailing ? undefined : this.uploads.get(request.url ?? '');
    if (upload) {
      response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': upload.length });
      response.end(request.method === 'HEAD' ? undefined : upload);
      return;
    }
    response
      .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
      .end(JSON.stringify(body));
  }

  #route(path: string, body: string): Answer {
    if (path === '/site-version') {
      this.calls.version += 1;
      if (this.isFailing) return { status: 503, body: {} };
      return { body: { version: this.version, parts: this.parts } };
    }
    if (path === '/site-notices') {
      return this.isFailing ? { status: 503, body: {} } : { body: this.notices };
    }
    if (path === '/graphql') {
      this.calls.graphql += 1;
      if (this.isFailing) return { status: 503, body: {} };
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
      const [operation] = parse(query).definitions;
      if (operation && 'selectionSet' in operation && operation.selectionSet) {
        const { length } = operation.selectionSet.selections;
        if (length > MOST_ROOT_FIELDS)
          return { status: 400, body: { error: `${length} fields at the root` } };
      }
      return { body: { data: this.graphql(query, variables), errors: this.errors } };
    }
    if (path === '/api/contact-submissions') {
      const { data } = JSON.parse(body) as { data: unknown };
      this.created.push(data);
      return { status: this.create(data), body: { data: { documentId: 'stored', number: null } } };
    }
    return { status: 404, body: {} };
  }
}

type ProjectRow = ResultOf<typeof ProjectRows> & Partial<Record<ProjectText, unknown>>;
type OpeningRow = ResultOf<typeof OpeningRows> & Partial<Record<OpeningText, unknown>>;
type ResourceRow = ResultOf<typeof ResourceRows> & Partial<Record<ResourceText, unknown>>;
type SectionRow = ResultOf<typeof SectionRows>;

export function projectRow(key: string, changes: Partial<Record<keyof ProjectRow, unknown>> = {}) {
  const row: ProjectRow = {
    documentId: `id-${key}`,
    key,
    ...Object.fromEntries(PROJECT_TEXT_NAMES.map((name) => [name, null])),
    title: key,
    color: 'teal',
    icon: 'user_check',
    stage: 'Launch',
    isActive: true,
    order: 0,
    externalUrl: null,
    illustration: null,
    scene: null,
    sample: null,
  };
  return { ...row, ...changes };
}

export function openingRow(key: string, changes: Partial<Record<keyof OpeningRow, unknown>> = {}) {
  const row: OpeningRow = {
    documentId: `id-${key}`,
    key,
    ...Object.fromEntries(OPENING_TEXT_NAMES.map((name) => [name, null])),
    title: key,
    isPublished: true,
    datePosted: '2025-11-03',
    expires: null,
    employmentType: 'FULL_TIME',
    isRemotePossible: true,
    order: 0,
  };
  return { ...row, ...changes };
}

export function resourceRow(key: string, changes: Partial<Record<keyof ResourceRow, unknown>> = {}) {
  const row: ResourceRow = {
    documentId: `id-${key}`,
    key,
    ...Object.fromEntries(RESOURCE_TEXT_NAMES.map((name) => [name, null])),
    title: key,
    isPublished: true,
    part: 'ti_transformation',
    address: null,
    order: 0,
    file: null,
  };
  return { ...row, ...changes };
}

/** A row of any other ordered kind, empty but for its key. */
export const entryRow = (key: string, changes: Record<string, unknown> = {}) => ({
  documentId: `id-${key}`,
  key,
  title: key,
  isPublished: true,
  order: 0,
  ...changes,
});

export function sectionRow(sectionKey: string, changes: Partial<Record<keyof SectionRow, unknown>> = {}) {
  const row: SectionRow = {
    documentId: `id-${sectionKey}`,
    sectionKey,
    title: null,
    subtitle: null,
    description: null,
    content: null,
    texts: [],
    images: [],
    updatedAt: '2025-01-01T00:00:00.000Z',
  };
  return { ...row, ...changes };
}
