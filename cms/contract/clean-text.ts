/** Matches characters that no page, feed or head may hold: controls except tab and line ends, lone surrogates, U+FFFE and U+FFFF. */
const UNWANTED = /(?![\t\n\r])[\p{Control}\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** The text without them. U+0085 ends a line and becomes a line end. */
export function cleanText(text: string): string {
  return text.replace(UNWANTED, (found) => (found === '\u0085' ? '\n' : ''));
}

/** As JSON.stringify may write one of them: most texts need no second look. */
const MAY_BE_UNWANTED =
  /\\(?:[bf]|u(?:00[01]|00[789]|d[89a-f]|fff))|[\p{Control}\uFFFE\uFFFF]|\p{Surrogate}/iu;

/** Parses JSON and cleans every text in it. */
export function parseCleanJson(json: string): unknown {
  if (!MAY_BE_UNWANTED.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_name, value) => (typeof value === 'string' ? cleanText(value) : value));
}
