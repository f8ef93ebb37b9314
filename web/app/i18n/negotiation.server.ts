import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language, splitPath } from 'contract/languages';
import Negotiator from 'negotiator';
import { languageFromCookies } from './language-cookie';
import type { UrlLocale } from './paths';

function acceptedLanguage(header: string | null): Language {
  if (header === null) return DEFAULT_LANGUAGE;
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  const best = negotiator.languages([...LANGUAGE_CODES])[0];
  return isLanguage(best) ? best : DEFAULT_LANGUAGE;
}

export function negotiateLanguage(cookies: string | null, accepted: string | null): Language {
  return languageFromCookies(cookies) ?? acceptedLanguage(accepted);
}

/** Always German (decisions C8). */
const ADMIN = '/admin';

/** Tries the prefix (also `/de`), the visitor's choice, the browser's, then German (decisions A1, A2, A3). */
export function languageOf(request: Request): UrlLocale {
  const { prefix, path } = splitPath(new URL(request.url).pathname);
  if (prefix === null && path === ADMIN) return { language: DEFAULT_LANGUAGE, prefix };
  const { headers } = request;
  const language = prefix ?? negotiateLanguage(headers.get('Cookie'), headers.get('Accept-Language'));
  return { language, prefix };
}
