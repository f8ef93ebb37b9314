import { createHash } from 'node:crypto';
import type { EditorAccount } from 'contract/account';
import { type AppearanceInput, appearanceInput, type EditedAppearance } from 'contract/appearance';
import type { AuditEntry } from 'contract/audit';
import { type CompanyInput, companyInput, type EditedCompany } from 'contract/company';
import { COMPANY_FIELD_NAMES } from 'contract/company-fields';
import type { Field } from 'contract/field';
import { type EditedHomePage, homePageInput } from 'contract/home-page';
import { HOME_SWITCHES } from 'contract/home-page-fields';
import type { BrokenLink } from 'contract/link-check';
import { type ListedMediaFile, mediaChange } from 'contract/media';
import { messageChange, type StoredMessage } from 'contract/message';
import {
  type EditedNotifications,
  type NotificationsInput,
  notificationsInput,
} from 'contract/notifications';
import { NOTIFICATIONS_FIELDS, type NotificationsField } from 'contract/notifications-fields';
import { type EditedEntry, schemasOf } from 'contract/ordered';
import { declarationOf, forEachPlural, type OrderedKind } from 'contract/ordered-kinds';
import type { StoredPageText } from 'contract/page-text';
import type { ListedPost } from 'contract/post-list';
import { productTextInput, type WrittenProductText } from 'contract/product-text';
import { type EditedProject, editedProject, newProject, projectInput } from 'contract/project';
import { PROJECT_SHARED_NAMES, PROJECT_TEXT_NAMES, PROJECT_TEXTS } from 'contract/project-fields';
import { type EditedRedirect, editedRedirect, newRedirect, redirectInput } from 'contract/redirect';
import type { FindingPage } from 'contract/report';
import { type EditedSection, newSection, sectionInput } from 'contract/section';
import {
  type EditedServiceStatus,
  type ServiceStatusInput,
  serviceStatusInput,
} from 'contract/service-status';
import { SERVICE_STATUS_FIELD_NAMES } from 'contract/service-status-fields';
import type { StatisticCount } from 'contract/statistics';
import type { Confirmed, TranslatedTexts } from 'contract/translation';

// The records of the fake Strapi, each with the change of its real calls, checked against the contract.

export type Json = Record<string, unknown>;
export type Role = 'author' | 'editor' | 'admin';

/** Derives the ETag from the content, as Strapi does. */
export function withEtag<Entry extends { etag: string }>(entry: Entry): Entry {
  const content = JSON.stringify({ ...entry, etag: '' });
  return { ...entry, etag: createHash('sha256').update(content).digest('hex') };
}

const edited = (...languages: string[]) => ({
  lastUpdated: '2026-01-01T00:00:00.000Z',
  updatedBy: 'Ada',
  languages: Object.fromEntries(languages.map((language) => [language, '2026-01-01T00:00:00.000Z'])),
  etag: '',
});

export function section(sectionKey: string): EditedSection {
  return {
    sectionKey,
    translations: {
      de: { title: 'Über uns', content: 'Text', motto: 'Eins' },
      sq: { title: 'Rreth nesh' },
    },
    images: { team: '/uploads/team.png' },
    imageDetails: {
      team: { id: 3, url: '/uploads/team.png', width: 10, height: 5, alternativeText: 'Team' },
    },
    ...edited('de', 'sq'),
    outdated: { sq: { title: 'Wir' } },
  };
}

export const makeSection = (json: Json) => changeSection(section(newSection.parse(json).sectionKey), json);

export function changeSection(stored: EditedSection, json: Json): EditedSection {
  const { translations = {}, images = {} } = sectionInput.parse(json);
  const changed = structuredClone(stored);
  for (const [language, texts] of Object.entries(translations)) {
    const code = language as keyof typeof translations;
    changed.translations[code] = { ...changed.translations[code], ...texts };
  }
  for (const [name, value] of Object.entries(images)) {
    delete changed.images[name];
    delete changed.imageDetails[name];
    if (value === null) continue;
    const url = typeof value === 'string' ? value : `/uploads/${value}.png`;
    changed.images[name] = url;
    changed.imageDetails[name] = { id: 9, url, width: null, height: null, alternativeText: '' };
  }
  return changed;
}

const noTexts = () =>
  Object.fromEntries(PROJECT_TEXT_NAMES.map((name) => [PROJECT_TEXTS[name].byLanguage, {}]));

export const project = (key: string, changes: Partial<EditedProject> = {}): EditedProject =>
  editedProject.parse({
    ...noTexts(),
    key,
    title: 'Titel',
    titles: { de: 'Titel', en: 'Title' },
    description: { de: 'Beschreibung' },
    features: ['a', 'b'],
    featuresByLanguage: { de: ['a', 'b'], en: ['A'] },
    color: 'teal',
    icon: 'link',
    status: 'Launch',
    isActive: true,
    order: 1,
    externalUrl: null,
    illustration: null,
    scene: null,
    sample: null,
    ...edited('de'),
    updatedBy: null,
    outdated: { en: { title: null } },
    ...changes,
  });

export const makeProject = (json: Json) => changeProject(project(newProject.parse(json).key), json);

export function changeProject(stored: EditedProject, json: Json): EditedProject {
  const input = projectInput.parse(json);
  const shared = ([...PROJECT_SHARED_NAMES, 'order'] as const)
    .filter((name) => input[name] !== undefined)
    .map((name) => [name, input[name]]);
  const texts = PROJECT_TEXT_NAMES.map((name) => {
    const { byLanguage } = PROJECT_TEXTS[name];
    return [byLanguage, { ...stored[byLanguage], ...input[name] }];
  });
  const changed = { ...stored, ...(Object.fromEntries([...shared, ...texts]) as Partial<EditedProject>) };
  const { titles, featuresByLanguage } = changed;
  return { ...changed, title: titles.de || stored.key, features: featuresByLanguage.de ?? [] };
}

/** Fields that tests expect of an entry, beside a title. */
const ORDERED_RECORDS: Readonly<Partial<Record<OrderedKind, object>>> = {
  opening: {
    name: 'Fachkraft',
    title: { de: 'Fachkraft', en: 'Specialist' },
    tasks: { de: ['Eins', 'Zwei'] },
    datePosted: '2026-01-01',
    employmentType: 'FULL_TIME',
  },
  resource: {
    name: 'Leitfaden',
    title: { de: 'Leitfaden', en: 'Guide' },
    part: 'ti-transformation',
    address: '/docs/idatik',
  },
};

function emptyValue({ isLocalized, widget, isRequired, choices = [] }: Field): unknown {
  if (isLocalized) return {};
  if (widget === 'switch') return false;
  if (widget === 'choice') return choices[0];
  if (widget === 'blocks') return [];
  return isRequired ? '' : null;
}

const emptyEntry = (kind: OrderedKind) =>
  Object.fromEntries([
    ...Object.entries(declarationOf(kind).fields).map(([name, field]) => [name, emptyValue(field)]),
    ...('parts' in declarationOf(kind)
      ? [
          ['texts', {}],
          ['images', {}],
        ]
      : []),
  ]);

/** Makes a stored entry of an ordered kind. */
export const ordered = <Kind extends OrderedKind>(
  kind: Kind,
  key: string,
  changes: Partial<EditedEntry<Kind>> = {},
): EditedEntry<Kind> =>
  schemasOf(kind).answer.parse({
    ...emptyEntry(kind),
    name: 'Eintrag',
    title: declarationOf(kind).fields.title?.isLocalized ? { de: 'Eintrag', en: 'Entry' } : 'Eintrag',
    isPublished: true,
    order: 1,
    ...ORDERED_RECORDS[kind],
    ...edited('de', 'en'),
    outdated: {},
    ...changes,
    key,
  }) as unknown as EditedEntry<Kind>;

export function makeOrdered<Kind extends OrderedKind>(kind: Kind, json: Json): EditedEntry<Kind> {
  const { key } = schemasOf(kind).created.parse(json) as { key: string };
  const nothing: Json = { ...emptyEntry(kind), name: key, isPublished: false };
  return changeOrdered(kind, ordered(kind, key, nothing as Partial<EditedEntry<Kind>>), json);
}

export function changeOrdered<Kind extends OrderedKind>(
  kind: Kind,
  stored: EditedEntry<Kind>,
  json: Json,
): EditedEntry<Kind> {
  const input = schemasOf(kind).input.parse(json) as Json;
  const before: Json = { ...stored };
  const changed = Object.entries(declarationOf(kind).fields)
    .filter(([name]) => input[name] !== undefined)
    .map(([name, { isLocalized }]) => [
      name,
      isLocalized ? { ...(before[name] as object), ...(input[name] as object) } : input[name],
    ]);
  const entry: Json = { ...before, ...Object.fromEntries(changed) };
  const { title } = entry;
  const german = typeof title === 'string' ? title : (title as { de?: string }).de;
  return { ...entry, name: german || stored.key } as unknown as EditedEntry<Kind>;
}

export const redirect = (key: string, changes: Partial<EditedRedirect> = {}): EditedRedirect =>
  editedRedirect.parse({
    key,
    name: `/${key}`,
    address: `/${key}`,
    kind: 'permanent',
    target: '/faq',
    campaign: null,
    note: null,
    hits: 0,
    lastHit: null,
    problem: null,
    ...edited('de'),
    ...changes,
  });

export function makeRedirect(json: Json): EditedRedirect {
  const { address } = newRedirect.parse(json);
  return changeRedirect(redirect(address.slice(1), { target: null }), json);
}

export function changeRedirect(stored: EditedRedirect, json: Json): EditedRedirect {
  const given = Object.entries(redirectInput.parse(json)).filter(([, value]) => value !== undefined);
  const changed = { ...stored, ...Object.fromEntries(given) };
  return { ...changed, name: changed.address };
}

export function productText(key: string): WrittenProductText {
  return {
    key,
    translations: {},
    languages: {},
    outdated: {},
    lastUpdated: null,
    updatedBy: null,
    etag: '',
  };
}

export function changeProductText(stored: WrittenProductText, json: Json): WrittenProductText {
  const translations = Object.entries(productTextInput.parse(json).translations).map(([language, texts]) => {
    const before = stored.translations[language as keyof typeof stored.translations];
    return [language, { title: '', description: '', keywords: '', ...before, ...texts }] as const;
  });
  return { ...stored, translations: { ...stored.translations, ...Object.fromEntries(translations) } };
}

export const auditEntry = (id: number): AuditEntry => ({
  id,
  at: '2026-03-05T13:30:00.000Z',
  account: { id: 1, name: '=Ada' },
  source: 'admin',
  action: 'save',
  kind: 'section',
  thing: 'about',
  count: null,
});

export const statisticCount: StatisticCount = {
  day: '2026-03-05',
  kind: 'source',
  name: '=example.org',
  language: 'de',
  count: 7,
};

export function message(id: string): StoredMessage {
  return {
    id,
    firstName: 'Ada',
    lastName: '',
    email: '',
    company: '',
    interest: '',
    product: '',
    message: '=1+1',
    language: '',
    page: '',
    campaign: '',
    submittedAt: '',
    number: '',
    spamScore: 0,
    state: 'unread',
  };
}

export const changeMessage = (stored: StoredMessage, json: Json): StoredMessage => ({
  ...stored,
  ...messageChange.parse(json),
});

export function mediaFile(id: number): ListedMediaFile {
  return {
    id,
    name: '',
    url: `/uploads/${id}.png`,
    size: 1_500,
    width: null,
    height: null,
    alternativeText: 'Team',
    alternativeTexts: { de: 'Team', en: 'Team' },
    usedBy: ['about'],
    usedElsewhere: [],
    mayChange: true,
    outdated: {},
  };
}

export function changeMediaFile(stored: ListedMediaFile, json: Json): ListedMediaFile {
  const { alternativeText, alternativeTexts = {} } = mediaChange.parse(json);
  const texts = {
    ...stored.alternativeTexts,
    ...(alternativeText !== undefined && { de: alternativeText }),
    ...alternativeTexts,
  };
  return { ...stored, alternativeTexts: texts, alternativeText: texts.de ?? '' };
}

export const appearance: EditedAppearance = {
  primaryColor: '#0f766e',
  accentColor: null,
  greyColor: null,
  bodyFont: null,
  headingFont: null,
  lastUpdated: null,
  updatedBy: null,
  etag: '',
};

const nobody = { lastUpdated: null, updatedBy: null, etag: '' };
const nothingIn = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

export const homePage: EditedHomePage = { ...nothingIn(HOME_SWITCHES), ...nobody };

export function changeHomePage(stored: EditedHomePage, json: Json): EditedHomePage {
  return { ...stored, ...(homePageInput.parse(json) as Partial<EditedHomePage>) };
}

export const company: EditedCompany = {
  ...nothingIn(COMPANY_FIELD_NAMES),
  ...nobody,
  legalName: 'Praxisnetz GmbH',
};

export const serviceStatus: EditedServiceStatus = { ...nothingIn(SERVICE_STATUS_FIELD_NAMES), ...nobody };

export function changeServiceStatus(stored: EditedServiceStatus, json: Json): EditedServiceStatus {
  const given: ServiceStatusInput = serviceStatusInput.parse(json);
  return { ...stored, ...(given as Partial<EditedServiceStatus>) };
}

export const notifications: EditedNotifications = {
  ...nothingIn(Object.keys(NOTIFICATIONS_FIELDS) as NotificationsField[]),
  ...nobody,
};

export function changeNotifications(stored: EditedNotifications, json: Json): EditedNotifications {
  const given: NotificationsInput = notificationsInput.parse(json);
  return { ...stored, ...(given as Partial<EditedNotifications>) };
}

export function changeCompany(stored: EditedCompany, json: Json): EditedCompany {
  const given: CompanyInput = companyInput.parse(json);
  return { ...stored, ...(given as Partial<EditedCompany>) };
}

export function changeAppearance(stored: EditedAppearance, json: Json): EditedAppearance {
  const given: AppearanceInput = appearanceInput.parse(json);
  return { ...stored, ...(given as Partial<EditedAppearance>) };
}

export function translatedTexts(confirmed: Confirmed = {}): TranslatedTexts {
  const updatedAt = '2026-01-03T00:00:00.000Z';
  return {
    kind: 'section',
    key: 'about',
    name: 'Über uns',
    languages: {
      de: { state: 'complete', updatedAt, total: 1, missing: 0, outdated: 0 },
      en: { state: 'outdated', updatedAt, total: 1, missing: 0, outdated: 1 },
      sq: { state: 'missing', updatedAt: null, total: 1, missing: 1, outdated: 0 },
    },
    panelPath: '/admin/content-manager/collection-types/api::section.section/abc',
    texts: { de: { title: 'Über uns' }, en: { title: 'We' } },
    sources: confirmed.en?.includes('title') ? {} : { en: { title: 'Wir' } },
    etag: 'looked-at',
    updatedBy: 'Ada',
    lastUpdated: updatedAt,
  };
}

export const BROKEN_LINK: BrokenLink = {
  language: 'en',
  field: 'content',
  link: '/gibt-es-nicht',
  problem: 'page',
};

export const FINDINGS: FindingPage = {
  items: [],
  total: 0,
  counts: { link: 0, 'outside-link': 0, 'picture-text': 0, length: 0, translation: 0, age: 0 },
  outside: { checkedAt: null, isRunning: false, isCutOff: false },
};

export const listedPost = (id: string, changes: Partial<ListedPost> = {}): ListedPost => ({
  id,
  slug: id,
  publishedSlug: id,
  language: 'de',
  title: 'Beitrag',
  category: 'technology',
  publicationDate: '2026-01-01T00:00:00.000Z',
  featured: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
  languages: {
    de: { state: 'published', hasChanges: false, panelPath: `/admin/posts/${id}?de` },
    en: { state: 'draft', hasChanges: false, panelPath: `/admin/posts/${id}?en` },
  },
  ...changes,
});

export const pageText = (file: string): StoredPageText => ({
  file,
  texts: {},
  outdated: {},
  lastUpdated: null,
  updatedBy: null,
});

export function accountOf(role: Role): EditorAccount {
  const may = role !== 'author';
  const all = { create: may, read: true, update: may, delete: may };
  return {
    user: { id: 1, username: null, email: 'a@b.example', name: null, roles: [`strapi-${role}`] },
    owesSecondFactor: false,
    sendsMail: false,
    may: {
      sections: all,
      projects: all,
      ...forEachPlural(() => all),
      redirects: all,
      productTexts: { read: true, update: may },
      pageTexts: { read: true, update: may },
      posts: { create: true, read: true, update: may },
      messages: { read: may, update: may, delete: may },
      media: { create: true, read: true, update: true, delete: true },
      appearance: { read: true, update: may },
      homePage: { read: true, update: role === 'admin' },
      company: { read: true, update: may },
      serviceStatus: { read: true, update: may },
      notifications: { read: may, update: may },
      audit: { read: role === 'admin' },
      statistics: { read: may },
      personalData: { read: role === 'admin', delete: role === 'admin' },
    },
  };
}
