import { expect, test } from 'vitest';
import { smtpOptions } from './smtp-options';

test.each([
  ['smtp://site:pass@mail.example.org', true],
  ['smtp://mail.example.org', false],
  ['smtp://site:pass@127.0.0.1:2525', false],
])('%s demands encryption: %s', (url, requireTLS) => {
  expect(smtpOptions(url)).toMatchObject({ url, requireTLS });
});
