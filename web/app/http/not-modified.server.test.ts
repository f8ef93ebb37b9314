import { expect, it } from 'vitest';
import { isNotModified } from './not-modified.server';

const ETAG = '"abc-br"';

it.each([
  ['the tag itself', '"abc-br"', true],
  ['a weak form of it', 'W/"abc-br"', true],
  ['a list that has it', '"other", W/"abc-br" , "more"', true],
  ['any tag', '*', true],
  ['another tag', '"abc-gzip"', false],
  ['a longer tag', '"xabc-br"', false],
  ['a tag without quotes', 'abc-br', false],
  ['nothing', '', false],
  ['no header', undefined, false],
])('answers 304 by RFC 9110 to %s', (_name, given, expected) => {
  expect(isNotModified(given, ETAG)).toBe(expected);
});
