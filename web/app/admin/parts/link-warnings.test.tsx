import { screen } from '@testing-library/react';
import type { BrokenLink } from 'contract/link-check';
import { expect, it } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import texts from '~/i18n/locales/de/admin.json';
import { LinkWarnings } from './link-warnings';

const BROKEN: BrokenLink = { language: 'fr', field: 'content', link: '/rien', problem: 'page' };
const entry = { kind: 'section', key: 'über uns' } as const;

function show(savedAt: string | null, broken: readonly BrokenLink[] = [BROKEN]) {
  const calls = answerCalls(() => Response.json({ ...entry, broken }));
  renderScreen(<LinkWarnings entry={entry} savedAt={savedAt} labelOf={(field) => `Feld ${field}`} />);
  return calls;
}

it('names place and problem of each link that leads nowhere after a save', async () => {
  const calls = show('etag-1');
  expect((await screen.findByRole('status')).textContent).toContain(texts.links.title);
  expect(screen.getByRole('listitem').textContent).toBe(
    'Feld content (Französisch): /rien – Die Seite gibt es nicht.',
  );
  expect(calls.map(({ path }) => path)).toEqual(['/api/link-checks?kind=section&key=%C3%BCber+uns']);
});

it('asks for nothing before the first save', () => {
  expect(show(null)).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says so where the links cannot be checked', async () => {
  answerCalls(() => Response.json({ error: 'no' }, { status: 503 }));
  renderScreen(<LinkWarnings entry={entry} savedAt="etag-1" labelOf={(field) => field} />);
  expect(await screen.findByText(texts.links.failed, {}, { timeout: 10_000 })).toBeTruthy();
});
