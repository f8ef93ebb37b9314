import { isLanguage, type Language } from 'contract/languages';

/** Strictly necessary because requested; ends with the session; a script writes it (decisions A3). */
const NAME = 'lang';

export function languageFromCookies(cookieHeader: string | null): Language | null {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === NAME && isLanguage(value)) return value;
  }
  return null;
}

export function languageCookie(language: Language, { isSecure }: { isSecure: boolean }): string {
  return `${NAME}=${language}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
