import { mkdirSync, writeFileSync } from 'node:fs';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { LANGUAGE_CODES } from 'contract/languages';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '~/i18n/page.test-support';
import { textsFor } from '~/i18n/texts.server';
import Careers, { loader } from './careers';

it.each(LANGUAGE_CODES)('%s', (language) => {
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  const { container, unmount } = renderOnPage(<Careers />, { language, texts: textsFor(language, 'careers') });
  writeFileSync(`/tmp/jobs/before/${language}.html`, container.innerHTML.replaceAll('>', '>\n'));
  unmount();
  const head = loader({ request: new Request(`http://localhost:3000/${language}/careers`), params: {}, context: {} } as LoaderFunctionArgs);
  writeFileSync(`/tmp/jobs/before/${language}.json`, JSON.stringify(head, null, 1));
  expect(1).toBe(1);
});
