import { isLanguage } from '../../contract/languages';
import { digestOf } from './digest';
import type { Notice, NoticeFacts, NoticeKind } from './notice';

const time = new Intl.DateTimeFormat('de', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
const languageNames = new Intl.DisplayNames('de', { type: 'language' });

const TOPICS: Readonly<Record<string, string>> = {
  none: 'keine Angabe',
  general: 'Allgemeine Beratung',
  meeting: 'Termin',
  other: 'anderes',
};

const topicName = (topic: string) => TOPICS[topic] ?? topic;
const languageName = (code: string) => (isLanguage(code) ? (languageNames.of(code) ?? code) : 'keine Angabe');
const inGerman = (at: string) => time.format(new Date(at));

const SUBJECTS: Readonly<Record<NoticeKind, { one: string; many: string }>> = {
  message: { one: 'Neue Nachricht', many: 'neue Nachrichten' },
  'backup-failed': { one: 'Sicherung fehlgeschlagen', many: 'Sicherungen fehlgeschlagen' },
  'strapi-away': { one: 'Strapi war nicht in Betrieb', many: 'Ausfälle von Strapi' },
};

const nameOf = ({ number }: NoticeFacts['message']) => `Neue Nachricht ${number}`.trim();

function paragraphOf(notice: Notice): string {
  switch (notice.kind) {
    case 'message':
      return [
        nameOf(notice),
        `Thema: ${topicName(notice.topic)}`,
        `Sprache: ${languageName(notice.language)}`,
        notice.link,
      ].join('\n');
    case 'backup-failed':
      return `Die Sicherung vom ${inGerman(notice.at)} ist fehlgeschlagen: ${notice.reason}`;
    case 'strapi-away':
      return `Strapi war von ${inGerman(notice.from)} bis ${inGerman(notice.until)} nicht in Betrieb.`;
  }
}

function subjectOf(notices: readonly Notice[]): string {
  const [first] = notices;
  if (notices.length === 1 && first?.kind === 'message') {
    return `${nameOf(first)}: ${topicName(first.topic)}`;
  }
  return [...new Set(notices.map(({ kind }) => kind))]
    .map((kind) => {
      const count = notices.filter((notice) => notice.kind === kind).length;
      return count === 1 ? SUBJECTS[kind].one : `${count} ${SUBJECTS[kind].many}`;
    })
    .join(', ');
}

function textOf(all: readonly Notice[]): string {
  const { notices, furtherMessages } = digestOf(all);
  const paragraphs = notices.map(paragraphOf);
  if (furtherMessages > 0) {
    paragraphs.push(`Weitere neue Nachrichten: ${furtherMessages}. Alle stehen in der Redaktion.`);
  }
  return `${paragraphs.join('\n\n')}\n`;
}

export const letterOf = (notices: readonly Notice[]) => ({
  subject: subjectOf(notices),
  text: textOf(notices),
});
