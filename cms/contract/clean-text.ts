/** Characters banned from pages, feeds and heads: controls but tab and line ends, lone surrogates, U+FFFE, U+FFFF. */
const UNWANTED = /(?![\t\n\r])[\p{Control}\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Removes unwanted characters; U+0085, an end of line, becomes "\n". */
export function cleanText(text: string): string {
  return text.replace(UNWANTED, (found) => (found === '\u0085' ? '\n' : ''));
}

/** Matches them also in the escapes of JSON.stringify, so that most texts skip the second pass. */
const MAY_BE_UNWANTED =
  /\\(?:[bf]|u(?:00[01]|00[789]|d[89a-f]|fff))|[\p{Control}\uFFFE\uFFFF]|\p{Surrogate}/iu;

export function parseCleanJson(json: string): unknown {
  if (!MAY_BE_UNWANTED.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_name, value) => (typeof value === 'string' ? cleanText(value) : value));
}
