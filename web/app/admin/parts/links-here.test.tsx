import { screen } from '@testing-library/react';
import type { LinksHere as Found } from 'contract/link-check';
import { expect, it } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import texts from '~/i18n/locales/de/admin.json';
import { LinksHere } from './links-here';

const entry = { kind: 'project', key: 'idatik' } as const;

it('names each text that links to the page, with its languages', async () => {
  const found: Found = [{ kind: 'post', key: 'ti', name: 'TI 2.0', languages: ['de', 'fr'] }];
  const calls = answerCalls(() => Response.json(found));
  renderScreen(<LinksHere entry={entry} />);
  expect((await screen.findByRole('listitem')).textContent).toBe('Beitrag „TI 2.0“ (Deutsch, Französisch)');
  expect(screen.getByRole('status').textContent).toContain(texts.links.here);
  expect(calls.map(({ path }) => path)).toEqual(['/api/links-here?kind=project&key=idatik']);
});

it('says so where it cannot be told', async () => {
  answerCalls(() => Response.json({ error: 'no' }, { status: 503 }));
  renderScreen(<LinksHere entry={entry} />);
  expect(await screen.findByText(texts.links.hereFailed, {}, { timeout: 10_000 })).toBeTruthy();
});
