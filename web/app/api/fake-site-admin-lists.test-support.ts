// Like the real Strapi, lists are complete or, with `page`, one page. Tests with the real one cover search words.
import { type AuditEntry, auditEntry, auditFilter, auditPage, auditQuery } from 'contract/audit';
import { type ListedMediaFile, listedMediaFile, mediaPage, mediaQuery } from 'contract/media';
import { messagePage, messageQuery, type StoredMessage, storedMessage } from 'contract/message';
import { MESSAGE_STATES } from 'contract/message-fields';
import {
  erasure,
  erasureReceipt,
  person,
  personalDataCount,
  personalDataExport,
} from 'contract/personal-data';
import { POST_STATES } from 'contract/post-fields';
import { type ListedPost, listedPostPage, listedPostQuery } from 'contract/post-list';
import { type StatisticCount, statisticCount, statisticsQuery, storedStatistics } from 'contract/statistics';
import { type Answer, answer, answerAll, refuse } from './fake-answers.test-support';

const pageOf = <Item>(items: Item[], page: number, pageSize: number) => ({
  items: items.slice((page - 1) * pageSize, page * pageSize),
  total: items.length,
});

export function listMessages(stored: Iterable<StoredMessage>, params: URLSearchParams): Answer {
  const { state, page, pageSize } = messageQuery.parse(Object.fromEntries(params));
  const all = [...stored];
  const listed = all.filter((message) => state === undefined || message.state === state);
  if (page === undefined) return answerAll(storedMessage, listed);
  const counts = { all: all.length, unread: 0, read: 0, done: 0, spam: 0 };
  for (const name of MESSAGE_STATES) {
    counts[name] = all.filter((message) => message.state === name).length;
  }
  return answer(messagePage, { ...pageOf(listed, page, pageSize), counts });
}

export function listMediaFiles(stored: Iterable<ListedMediaFile>, params: URLSearchParams): Answer {
  const { filter, url, page, pageSize } = mediaQuery.parse(Object.fromEntries(params));
  const isPdf = ({ url }: ListedMediaFile) => url.endsWith('.pdf');
  const all = [...stored].filter((file) => isPdf(file) === (filter === 'pdf'));
  const listed = all.filter((file) => {
    const isUnused = file.usedBy.length + file.usedElsewhere.length === 0;
    const isChosen = { all: true, pdf: true, unused: isUnused, undescribed: file.alternativeText === '' }[
      filter
    ];
    return isChosen && (url === undefined || file.url === url);
  });
  if (page === undefined) return answerAll(listedMediaFile, listed);
  const size = all.reduce((sum, file) => sum + (file.size ?? 0), 0);
  return answer(mediaPage, { ...pageOf(listed, page, pageSize), all: all.length, size });
}

export function listPosts(stored: Iterable<ListedPost>, params: URLSearchParams): Answer {
  const { state, page, pageSize } = listedPostQuery.parse(Object.fromEntries(params));
  const all = [...stored];
  const inState = (wanted: (typeof POST_STATES)[number]) =>
    all.filter(({ languages }) => Object.values(languages).some((one) => one.state === wanted));
  const counts = { all: all.length, published: 0, scheduled: 0, modified: 0, draft: 0 };
  for (const name of POST_STATES) counts[name] = inState(name).length;
  const listed = state ? inState(state) : all;
  return answer(listedPostPage, {
    ...pageOf(listed, page, pageSize),
    counts,
    newPanelPath: '/admin/posts/create',
  });
}

export function listAudit(stored: AuditEntry[], key: string | undefined, params: URLSearchParams): Answer {
  const given = Object.fromEntries(params);
  if (key === 'export') {
    auditFilter.strict().parse(given);
    return answerAll(auditEntry, stored);
  }
  const { page, pageSize } = auditQuery.parse(given);
  return answer(auditPage, { ...pageOf(stored, page, pageSize), accounts: [{ id: 1, name: 'Ada' }] });
}

export function answerStatistics(
  stored: StatisticCount,
  key: string | undefined,
  params: URLSearchParams,
): Answer {
  statisticsQuery.strict().parse(Object.fromEntries(params));
  if (key === 'export') return answerAll(statisticCount, [stored]);
  const { kind, name, count } = stored;
  return answer(storedStatistics, {
    since: '2026-01-01',
    weeks: [{ week: '2026-03-02', kind, count }],
    names: [{ kind, name, count }],
  });
}

export function answerPerson(verb: string | undefined, json: object, stored: StoredMessage[]): Answer {
  const { length: count } = stored;
  const at = '2026-03-05T13:30:00.000Z';
  if (verb === 'count') {
    person.parse(json);
    return answer(personalDataCount, { count });
  }
  if (verb === 'export') {
    const { email } = person.parse(json);
    return answer(personalDataExport, { email, exportedAt: at, count, messages: stored });
  }
  if (erasure.parse(json).count !== count) return refuse(409, 'CountHasChanged', 'Changed');
  return answer(erasureReceipt, { erasedAt: at, count, ids: stored.map(({ id }) => id), digest: 'abc' });
}
