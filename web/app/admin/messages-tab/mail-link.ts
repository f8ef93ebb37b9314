import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from 'contract/languages';
import { fill } from '~/i18n/fill';

export interface AnswerTexts {
  subject: string;
  greeting: string;
  quotation: string;
}

interface Answered {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  language: string;
  submittedAt: string;
}

/** Some mail programs on Windows accept no longer address from a browser. */
const ADDRESS_LIMIT = 2_000;
const OMISSION = '[…]';

export const fullName = ({ firstName, lastName }: Pick<Answered, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

function dateIn(language: Language, date: string): string {
  const locale = LANGUAGES.find(({ code }) => code === language)?.locale;
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(time);
}

function quoted(message: string, room: number): string {
  const lines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  const fits = (text: string) => encodeURIComponent(text).length <= room;
  const all = lines.join('\r\n');
  if (fits(all)) return all;
  // Cuts by code points: half a surrogate pair cannot be encoded.
  const characters = [...all];
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(`${characters.slice(0, middle).join('')} ${OMISSION}`)) least = middle;
    else most = middle - 1;
  }
  return `${characters.slice(0, least).join('')} ${OMISSION}`;
}

export function mailLink(message: Answered, texts: Record<Language, AnswerTexts>): string {
  const language = isLanguage(message.language) ? message.language : DEFAULT_LANGUAGE;
  const { subject, greeting, quotation } = texts[language];
  const opening = `${fill(greeting, { name: fullName(message) })}\r\n\r\n\r\n\r\n${fill(quotation, {
    date: dateIn(language, message.submittedAt),
  })}\r\n`;
  // Escapes characters such as ? and &; the @ has to stay.
  const recipient = encodeURIComponent(message.email).replaceAll('%40', '@');
  const start = `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(opening)}`;
  return start + encodeURIComponent(quoted(message.message, ADDRESS_LIMIT - start.length));
}
