import { isLanguage } from 'contract/languages';
import { CallError, NoConnection, type Refusal } from '~/admin/data/call-error';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { languageName } from './language-name';

export interface FailureTexts {
  failure: PageTexts<'admin'>['failure'];
  codes: PageTexts<'admin-failures'>['codes'];
  fields: PageTexts<'admin-failures'>['fields'];
}

/** A proxy may answer with a whole page. */
const ANSWER_LENGTH = 200;

const REASONS: ReadonlyMap<number, keyof FailureTexts['failure']['because']> = new Map([
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'gone'],
  [409, 'conflict'],
  [413, 'tooLarge'],
  [429, 'tooMany'],
  [502, 'away'],
  [503, 'away'],
  [504, 'away'],
]);

function textFor(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

function fieldText(path: string | undefined, fields: FailureTexts['fields']): string {
  const parts = path?.split('.') ?? [];
  const language = parts.find(isLanguage);
  const names = parts.filter((part) => part !== language && !/^\d+$/.test(part));
  // `translations` is a group; the name of the field follows.
  const name = (names[0] === 'translations' ? names[1] : names[0]) ?? '';
  if (name === '') return fields.unnamed;
  const shown = textFor(fields, name) ?? name;
  return language
    ? fill(fields.namedIn, { name: shown, language: languageName(language) })
    : fill(fields.named, { name: shown });
}

/** @param field the label of the field that the refusal is about */
export function refusalText(
  { code = '', limit }: Pick<Refusal, 'code' | 'limit'>,
  field: string,
  codes: FailureTexts['codes'],
): string | null {
  const sentence = textFor(codes, code);
  if (sentence === undefined) return null;
  const values = {
    field,
    ...(limit !== undefined && { limit: limit.toLocaleString('de-DE') }),
  };
  return fill(sentence, values);
}

/** Explains a failure in German: reason, what is safe, status and code. Unknown codes are explained by status. */
export function failureText(error: unknown, safe: string, texts: FailureTexts): string {
  const { failure } = texts;
  if (error instanceof NoConnection) return joined(failure.noConnection, safe);
  if (!(error instanceof CallError)) {
    return joined(safe, `(${error instanceof Error ? error.message : error})`);
  }
  const { refusal, status, message } = error;
  const sentence = refusal && refusalText(refusal, fieldText(refusal.field, texts.fields), texts.codes);
  if (sentence) return joined(sentence, safe, `(${status}: ${refusal.code})`);
  const known = REASONS.get(status) ?? (status >= 500 ? 'broken' : 'invalid');
  const answer = message.length > ANSWER_LENGTH ? `${message.slice(0, ANSWER_LENGTH)} …` : message;
  return joined(failure.because[known], safe, `(${answer})`);
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
