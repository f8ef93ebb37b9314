import { screen } from '@testing-library/react';
import type { BrokenLink } from 'contract/link-check';
import { expect, it } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import texts from '~/i18n/locales/de/admin.json';
import { LinkWarnings } from './link-warnings';

const BROKEN: BrokenLink = { language: 'fr', field: 'content', link: '/rien', problem: 'page' };
const entry = { kind: 'section', key: 'über uns' } as const;

it('names place and problem of each link that leads nowhere after a save', async () => {
  const calls = answerCalls(() => Response.json({ ...entry, broken: [BROKEN] }));
  renderScreen(<LinkWarnings entry={entry} savedAt="1" labelOf={(field) => `Feld ${field}`} />);
  expect((await screen.findByRole('status')).textContent).toContain(texts.links.title);
  expect(screen.getByRole('listitem').textContent).toBe(
    'Feld content (Französisch): /rien – Die Seite gibt es nicht.',
  );
  expect(calls.map(({ path }) => path)).toEqual(['/api/link-checks?kind=section&key=%C3%BCber+uns']);
});

it('says so where the links cannot be checked', async () => {
  answerCalls(() => Response.json({ error: 'no' }, { status: 503 }));
  renderScreen(<LinkWarnings entry={entry} savedAt="1" labelOf={(field) => field} />);
  expect(await screen.findByText(texts.links.failed, {}, { timeout: 10_000 })).toBeTruthy();
});
