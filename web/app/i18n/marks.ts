/**
 * A number behind a text, in characters that no browser shows: U+2061 to U+2063 are its digits, U+2064 ends it.
 * Only previews of editors have marks (docs/decisions/0060).
 */
const FIRST_DIGIT = 0x2061;
const BASE = 3;
const END = '\u2064';

const MARK = /([\u2061-\u2063]+)\u2064/g;

export const MARK_CHARACTERS = /[\u2061-\u2064]/;

export function markOf(number: number): string {
  const digits = [...number.toString(BASE)].map((digit) => String.fromCharCode(FIRST_DIGIT + Number(digit)));
  return `${digits.join('')}${END}`;
}

function numberOf(digits: string): number {
  return Number.parseInt([...digits].map((digit) => digit.charCodeAt(0) - FIRST_DIGIT).join(''), BASE);
}

export const numbersIn = (marked: string): number[] =>
  [...marked.matchAll(MARK)].map(([, digits = '']) => numberOf(digits));

export const withoutMarks = (marked: string): string => marked.replaceAll(MARK, '');
