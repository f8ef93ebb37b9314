import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { editorAccount } from 'contract/account';
import { appearance } from 'contract/appearance';
import { company } from 'contract/company';
import {
  draftInput,
  keptDraft,
  plan,
  publication,
  published,
  type StoredDraft,
  storedDraft,
} from 'contract/draft';
import { keyOrder } from 'contract/edited-entry';
import { homePage } from 'contract/home-page';
import type { Language } from 'contract/languages';
import { linkCheck, linkCheckQuery, linksHere } from 'contract/link-check';
import { type ListedMediaFile, listedMediaFile, pictureUses } from 'contract/media';
import { type StoredMessage, storedMessage, unreadMessages } from 'contract/message';
import { notifications } from 'contract/notifications';
import { type EditedEntry, schemasOf } from 'contract/ordered';
import { forEachKind, ORDERED, ORDERED_KINDS, type OrderedKind } from 'contract/ordered-kinds';
import {
  changedTexts,
  type StoredPageText,
  storedPageText,
  type TextChange,
  textChanges,
} from 'contract/page-text';
import type { ListedPost } from 'contract/post-list';
import { type WrittenProductText, writtenProductText } from 'contract/product-text';
import { type EditedProject, editedProject } from 'contract/project';
import {
  type EditedRedirect,
  editedRedirect,
  importedRedirects,
  missedAddress,
  redirectImport,
} from 'contract/redirect';
import { findingPage } from 'contract/report';
import { type EditedSection, editedSection } from 'contract/section';
import { serviceStatus } from 'contract/service-status';
import { translatedTexts, translation, translationConfirmation } from 'contract/translation';
import {
  type RefusedChange,
  refusedChanges,
  type TranslatorTexts,
  translatedChanges,
  translatorTexts,
} from 'contract/translator-file';
import { entryOfFile } from 'contract/translator-file-fields';
import { LocalServer } from '~/local-server.test-support';
import { type Answer, answer, answerAll, refuse } from './fake-answers.test-support';
import { answerEntries, type Call, type Kind } from './fake-entries.test-support';
import { answerSecondFactor } from './fake-second-factor.test-support';
import {
  answerPerson,
  answerStatistics,
  listAudit,
  listMediaFiles,
  listMessages,
  listPosts,
} from './fake-site-admin-lists.test-support';
import type { Json, Role } from './fake-site-admin-records.test-support';
import * as records from './fake-site-admin-records.test-support';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A small Strapi on a real port with the calls of the /admin screen. */
export class FakeSiteAdmin extends LocalServer {
  version = 1;
  tokenLifetimeSeconds = 1_800;
  failWith: Answer | null = null;
  sendsMail = true;
  /** The one that a mail has brought, or null after its use. */
  linkToken: string | null = null;
  /** Runs after the texts of all pages were listed, as somebody else's save would. */
  onList: (() => void) | null = null;
  graphql: (query: string, variables: Json) => unknown = () => ({});
  readonly requests: ReceivedRequest[] = [];
  readonly blocked = new Set<string>();
  readonly secondFactors = new Map<string, string>();
  readonly sections = new Map<string, EditedSection>();
  readonly projects = new Map<string, EditedProject>();
  readonly ordered = forEachKind(() => new Map<string, EditedEntry<OrderedKind>>());
  readonly redirects = new Map<string, EditedRedirect>();
  readonly productTexts = new Map<string, WrittenProductText>();
  readonly pageTexts = new Map<string, StoredPageText>();
  /** By kind and key, such as `section/about`. */
  readonly drafts = new Map<string, StoredDraft>();
  readonly posts = new Map<string, ListedPost>();
  readonly messages = new Map<string, StoredMessage>();
  readonly files = new Map<string, ListedMediaFile>();
  appearance = records.appearance;
  homePage = records.homePage;
  company = records.company;
  serviceStatus = records.serviceStatus;
  notifications = records.notifications;
  readonly #sessions = new Map<string, { username: string; deviceId: string; isRefresh: boolean }>();

  reset(): void {
    this.failWith = null;
    this.sendsMail = true;
    this.linkToken = null;
    this.onList = null;
    this.tokenLifetimeSeconds = 1_800;
    this.requests.length = 0;
    this.blocked.clear();
    this.secondFactors.clear();
    const { sections, projects, redirects, productTexts, pageTexts, drafts, posts, messages, files } = this;
    for (const stored of [
      sections,
      projects,
      ...Object.values(this.ordered),
      redirects,
      productTexts,
      pageTexts,
      drafts,
      posts,
      messages,
      files,
    ])
      stored.clear();
    this.sections.set('about', records.withEtag(records.section('about')));
    this.files.set('7', records.mediaFile(7));
    this.files.set('8', { ...records.mediaFile(8), usedBy: [] });
    this.files.set('9', {
      ...records.mediaFile(9),
      usedBy: [],
      usedElsewhere: [{ kind: 'post', key: 'fhir' }],
    });
    this.projects.set('idatik', records.withEtag(records.project('idatik')));
    this.projects.set('hidden', records.withEtag({ ...records.project('hidden'), isActive: false }));
    for (const kind of ORDERED_KINDS) {
      this.ordered[kind].set('first', records.withEtag(records.ordered(kind, 'first')));
    }
    this.redirects.set('flyer', records.withEtag(records.redirect('flyer')));
    this.posts.set('p1', records.listedPost('p1'));
    this.messages.set('m1', records.message('m1'));
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://strapi');
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts),
    };
    this.requests.push(received);
    const { status = 200, body = {}, headers = {} } = this.#route(received, pathname, searchParams);
    response
      .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close', ...headers })
      .end(JSON.stringify(body));
  }

  #route(received: ReceivedRequest, pathname: string, query: URLSearchParams): Answer {
    if (pathname === '/site-version') return { body: { version: String(this.version) } };
    if (this.failWith) return this.failWith;
    const isJson = received.headers['content-type'] === 'application/json';
    const json = isJson ? (JSON.parse(received.body.toString()) as Json) : {};
    if (pathname === '/graphql') {
      return { body: { data: this.graphql(String(json.query), json.variables as Json) } };
    }
    if (pathname === '/admin/login') return this.#logIn(json);
    if (pathname === '/admin/init') return { body: { data: { hasAdmin: true, sendsMail: this.sendsMail } } };
    if (pathname === '/admin/forgot-password') return this.#askForLink();
    if (pathname === '/admin/reset-password') return this.#setPassword(json);
    if (pathname === '/admin/access-token') return this.#refresh(received.headers.cookie ?? '');
    const token = received.headers.authorization?.replace('Bearer ', '') ?? '';
    const session = this.#sessions.get(token);
    if (!session || session.isRefresh || this.blocked.has(session.username)) {
      return refuse(401, 'UnauthorizedError', 'Missing or invalid credentials');
    }
    if (pathname === '/admin/logout') return this.#logOut(session);
    return this.#asRole(session.username as Role, received, pathname, { query, json });
  }

  #logIn({ username, password, code, deviceId }: Json): Answer {
    const isKnown =
      ['author', 'editor', 'admin'].includes(String(username)) && !this.blocked.has(String(username));
    if (!isKnown || password !== 'Richtig2026') return refuse(400, 'ApplicationError', 'Invalid credentials');
    const wanted = this.secondFactors.get(String(username));
    if (wanted !== undefined && code !== wanted) {
      const problem = code === undefined ? 'second-factor-required' : 'second-factor-wrong';
      return refuse(400, 'ApplicationError', 'Der Code', { code: problem });
    }
    return this.#tokens(String(username), String(deviceId), 'accessToken');
  }

  #askForLink(): Answer {
    if (!this.sendsMail) return refuse(400, 'ApplicationError', 'Keine E-Mails', { code: 'mail-off' });
    return { status: 204 };
  }

  #setPassword({ resetPasswordToken, password }: Json): Answer {
    if (resetPasswordToken !== this.linkToken) {
      return refuse(400, 'ApplicationError', 'Der Link', { code: 'link-invalid' });
    }
    if (String(password).length < 12) {
      return refuse(400, 'ValidationError', 'Das Passwort', { code: 'password-too-short', limit: 12 });
    }
    this.linkToken = null;
    return { body: { data: {} } };
  }

  #refresh(cookie: string): Answer {
    const token = /strapi_admin_refresh=([^;]+)/.exec(cookie)?.[1] ?? '';
    const session = this.#sessions.get(token);
    if (!session?.isRefresh || !cookie.includes('strapi_admin_refresh.sig=')) {
      return refuse(401, 'UnauthorizedError');
    }
    this.#sessions.delete(token);
    return this.#tokens(session.username, session.deviceId, 'token');
  }

  #logOut({ deviceId }: { deviceId: string }): Answer {
    for (const [token, session] of this.#sessions) {
      if (session.deviceId === deviceId) this.#sessions.delete(token);
    }
    return { body: { data: {} } };
  }

  #tokens(username: string, deviceId: string, name: string): Answer {
    const exp = Math.floor(Date.now() / 1_000) + this.tokenLifetimeSeconds;
    const access = `${encode({ alg: 'none' })}.${encode({ exp, id: randomUUID() })}.x`;
    const refresh = randomUUID();
    this.#sessions.set(access, { username, deviceId, isRefresh: false });
    this.#sessions.set(refresh, { username, deviceId, isRefresh: true });
    const cookies = [
      `strapi_admin_refresh=${refresh}; path=/admin`,
      'strapi_admin_refresh.sig=abc; path=/admin',
    ];
    return { body: { data: { [name]: access } }, headers: { 'Set-Cookie': cookies } };
  }

  #asRole(
    role: Role,
    received: ReceivedRequest,
    pathname: string,
    { query, json }: Pick<Call, 'query' | 'json'>,
  ): Answer {
    const [, area = '', kind = '', key] = pathname.split('/').map(decodeURIComponent);
    const isReading = received.method === 'GET';
    const isForAdministrators = kind === 'audit' || kind === 'personal-data';
    if (isForAdministrators && role !== 'admin') return refuse(403, 'ForbiddenError', 'Policy Failed');
    const isPrivate = kind === 'contact-submissions' || kind === 'statistics';
    // Everybody who may upload may describe uploads, and each account has its own second factor and drafts.
    const isOwn = ['media', 'second-factor', 'drafts', 'publications', 'plans'].includes(kind);
    const isRestricted = isPrivate || (!isReading && !isOwn);
    if (role === 'author' && area === 'site-admin' && isRestricted) {
      return refuse(403, 'ForbiddenError', 'Forbidden');
    }
    if (area === 'upload') return this.#upload(received);
    if (!isReading) this.version += 1;
    const { method } = received;
    const ifMatch = received.headers['if-match']?.replaceAll('"', '');
    const call = { method, key, query, json, ifMatch };
    const ordered = ORDERED_KINDS.find((one) => ORDERED[one].plural === kind);
    if (ordered) {
      const entries = this.#orderedKind(ordered);
      return key === 'order' ? this.#order(entries, 'entry-unknown', json) : answerEntries(entries, call);
    }
    switch (kind) {
      case 'session':
        return answer(editorAccount, records.accountOf(role));
      case 'second-factor':
        return answerSecondFactor(this.secondFactors, role, call);
      case 'content-sections':
        return answerEntries(
          {
            stored: this.sections,
            schema: editedSection,
            make: records.makeSection,
            keyOf: ({ sectionKey }) => sectionKey,
            change: records.changeSection,
          },
          call,
        );
      case 'projects':
        return key === 'order'
          ? this.#order(this.#projectKind, 'product-unknown', json)
          : answerEntries(this.#projectKind, call);
      case 'redirects':
        return answerEntries(
          {
            stored: this.redirects,
            schema: editedRedirect,
            make: records.makeRedirect,
            keyOf: (redirect) => redirect.key,
            change: records.changeRedirect,
          },
          call,
        );
      case 'redirects-import': {
        const created = importedRedirects.parse(json).rows.length;
        return answer(redirectImport, { created, changed: 0, unchanged: 0, problems: [] });
      }
      case 'missed-addresses':
        return method === 'DELETE' ? { status: 204 } : answerAll(missedAddress, []);
      case 'product-texts':
        if (key && !this.productTexts.has(key)) {
          this.productTexts.set(key, records.withEtag(records.productText(key)));
        }
        return answerEntries(
          {
            stored: this.productTexts,
            schema: writtenProductText,
            keyOf: (text) => text.key,
            change: records.changeProductText,
          },
          call,
        );
      case 'page-texts':
        return this.#pageTexts(call);
      case 'texts-export':
        return answer(translatorTexts, this.#translatorTexts);
      case 'texts-to-translate': {
        const read = answer(translatorTexts, this.#translatorTexts);
        this.onList?.();
        return read;
      }
      case 'texts-import':
        return this.#bringTexts(json);
      case 'drafts':
        return this.#drafts(call, pathname.split('/').slice(3).join('/'));
      case 'publications':
        return answer(published, { published: publication.parse(json).drafts.length });
      case 'plans':
        return answerAll(plan, []);
      case 'posts':
        return listPosts(this.posts.values(), query);
      case 'link-checks':
        return answer(linkCheck, {
          ...linkCheckQuery.parse(Object.fromEntries(query)),
          broken: [records.BROKEN_LINK],
        });
      case 'links-here':
        return { status: 200, body: linksHere.parse([]) };
      case 'reports':
        return isReading ? answer(findingPage, records.FINDINGS) : { status: 204 };
      case 'contact-submissions':
        return this.#messages(call);
      case 'audit':
        return listAudit([records.auditEntry(1)], key, query);
      case 'statistics':
        return answerStatistics(records.statisticCount, key, query);
      case 'personal-data':
        return answerPerson(key, json, [...this.messages.values()]);
      case 'media':
        return this.#media(call);
      case 'translations':
        return this.#translations(call, pathname.split('/')[4]);
      case 'appearance':
        if (!isReading) this.appearance = records.changeAppearance(this.appearance, json);
        return answer(appearance, records.withEtag(this.appearance));
      case 'service-status':
        if (!isReading) this.serviceStatus = records.changeServiceStatus(this.serviceStatus, json);
        return answer(serviceStatus, records.withEtag(this.serviceStatus));
      case 'notifications':
        if (!isReading) this.notifications = records.changeNotifications(this.notifications, json);
        return answer(notifications, records.withEtag(this.notifications));
      case 'home-page':
        if (!isReading) this.homePage = records.changeHomePage(this.homePage, json);
        return answer(homePage, records.withEtag(this.homePage));
      case 'company':
        if (!isReading) this.company = records.changeCompany(this.company, json);
        return answer(company, records.withEtag(this.company));
      default:
        return refuse(404, 'NotFoundError');
    }
  }

  /** Answers the query of the site for the texts of all languages. */
  pageTextRows() {
    return {
      pageTexts: [...this.pageTexts.values()].flatMap(({ file, texts }) =>
        Object.entries(texts).map(([locale, own]) => ({ file, locale, texts: own })),
      ),
    };
  }

  #pageTexts({ method, key, json }: Call): Answer {
    if (method === 'GET') {
      if (key !== undefined) return answer(storedPageText, this.pageTexts.get(key) ?? records.pageText(key));
      return answerAll(storedPageText, [...this.pageTexts.values()]);
    }
    const { changes } = textChanges.parse(json);
    const storedText = ({ file, language, key: name }: TextChange) =>
      this.pageTexts.get(file)?.texts[language]?.[name] ?? null;
    const conflicts = changes.flatMap(({ from, to, ...place }) => {
      const stored = storedText({ from, to, ...place });
      return stored === from || stored === to ? [] : [{ ...place, stored }];
    });
    if (conflicts.length > 0) return refuse(409, 'TextConflict', 'Conflict', { conflicts });
    for (const change of changes) this.#storePageText(change);
    return answer(changedTexts, { changed: changes.length });
  }

  get #translatorTexts(): TranslatorTexts {
    const entries = [...this.sections.values()].map(({ sectionKey, translations, outdated }) => ({
      kind: 'section' as const,
      key: sectionKey,
      texts: translations,
      sources: outdated,
    }));
    return { pages: [...this.pageTexts.values()], entries };
  }

  /** Saves all but what somebody else has changed. */
  #bringTexts(json: Json): Answer {
    const { changes } = translatedChanges.parse(json);
    const refused = changes.flatMap((change): RefusedChange[] => {
      const { file, language, key, from, german, to } = change;
      const entry = entryOfFile(file);
      const section = entry && this.sections.get(entry.key);
      const texts = entry ? section?.translations : this.pageTexts.get(file)?.texts;
      const storedText = (code: Language) => texts?.[code]?.[key] ?? null;
      if (storedText(language) !== from || storedText('de') !== german) {
        return [{ file, language, key, problem: 'changed' }];
      }
      if (section) section.translations[language] = { ...section.translations[language], [key]: to ?? '' };
      else this.#storePageText(change);
      return [];
    });
    return answer(refusedChanges, { refused });
  }

  #storePageText({ file, language, key, to }: Omit<TextChange, 'from'>): void {
    const entry = this.pageTexts.get(file) ?? records.pageText(file);
    const { [key]: _before, ...others } = entry.texts[language] ?? {};
    const texts = to === null ? others : { ...others, [key]: to };
    this.pageTexts.set(file, { ...entry, texts: { ...entry.texts, [language]: texts } });
  }

  #drafts({ method, json }: Call, name: string): Answer {
    if (method === 'GET') return answerAll(storedDraft, this.drafts.values());
    const current = this.drafts.get(name) ?? null;
    const { revision, ...draft } = draftInput.parse(json);
    if (revision !== (current?.revision ?? null)) return refuse(409, 'DraftConflict', 'Changed', { current });
    const [kind = '', key = ''] = name.split('/');
    const kept = storedDraft.parse({ ...draft, kind, key, revision: randomUUID() });
    this.drafts.set(name, kept);
    return answer(keptDraft, { revision: kept.revision });
  }

  get #projectKind(): Kind<EditedProject> {
    return {
      stored: this.projects,
      schema: editedProject,
      make: records.makeProject,
      keyOf: ({ key }) => key,
      change: records.changeProject,
    };
  }

  #orderedKind(kind: OrderedKind): Kind<EditedEntry<OrderedKind>> {
    return {
      stored: this.ordered[kind],
      schema: schemasOf(kind).answer,
      make: (json) => records.makeOrdered(kind, json),
      keyOf: ({ key }) => key,
      change: (stored, json) => records.changeOrdered(kind, stored, json),
    };
  }

  #order<Entry extends EditedProject | EditedEntry<OrderedKind>>(
    { stored, schema }: Pick<Kind<Entry>, 'stored' | 'schema'>,
    unknown: string,
    json: Json,
  ): Answer {
    const { keys } = keyOrder.parse(json);
    if (keys.some((key) => !stored.has(key))) {
      return refuse(400, 'ValidationError', 'Unknown', { code: unknown, field: 'keys' });
    }
    return answerAll(schema, stored.values());
  }

  #messages({ method, key, query, json }: Call): Answer {
    if (key === undefined) return listMessages(this.messages.values(), query);
    if (key === 'export') return answerAll(storedMessage, this.messages.values());
    if (key === 'unread') return answer(unreadMessages, { unread: 1 });
    const message = this.messages.get(key);
    if (!message) return refuse(404, 'NotFoundError', 'Not Found');
    if (method === 'GET') return answer(storedMessage, message);
    if (method === 'DELETE') {
      this.messages.delete(key);
      return { status: 204 };
    }
    const changed = records.changeMessage(message, json);
    this.messages.set(key, changed);
    return answer(storedMessage, changed);
  }

  #translations({ method, key: kind, json, ifMatch }: Call, key: string | undefined): Answer {
    const { texts: _texts, sources: _sources, ...about } = records.translatedTexts();
    const { etag, updatedBy: _updatedBy, lastUpdated: _lastUpdated, ...listed } = about;
    if (kind === undefined) return answerAll(translation, [listed]);
    if (kind !== 'section' || key !== 'about') return refuse(404, 'NotFoundError', 'Not Found');
    if (ifMatch !== undefined && ifMatch !== etag) {
      const details = { current: records.translatedTexts() };
      return refuse(409, 'EditConflict', 'Somebody else has saved in the meantime', details);
    }
    const confirmed = method === 'PUT' ? translationConfirmation.parse(json).confirmed : {};
    return answer(translatedTexts, records.translatedTexts(confirmed));
  }

  #media({ method, key: id, query, json }: Call): Answer {
    if (id === undefined) return listMediaFiles(this.files.values(), query);
    const file = this.files.get(id);
    if (!file) return refuse(404, 'NotFoundError', 'Not Found');
    if (method === 'GET') return answer(listedMediaFile, file);
    if (method === 'DELETE') {
      const { usedBy: sections, usedElsewhere: elsewhere } = file;
      if (sections.length + elsewhere.length > 0) {
        return refuse(409, 'PictureInUse', 'In use', pictureUses.parse({ sections, elsewhere }));
      }
      this.files.delete(id);
      return { status: 204 };
    }
    const changed = records.changeMediaFile(file, json);
    this.files.set(id, changed);
    return answer(listedMediaFile, changed);
  }

  #upload({ body }: ReceivedRequest): Answer {
    if (body.includes('broken')) {
      return refuse(400, 'ValidationError', 'Broken.', { code: 'picture-unreadable' });
    }
    const file = { id: 7, name: 'a.png', url: '/uploads/a_1.png', size: 2, width: 1, height: 1 };
    return { status: 201, body: [file] };
  }
}
