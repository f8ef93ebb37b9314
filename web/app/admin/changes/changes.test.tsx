import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Plan, StoredDraft } from 'contract/draft';
import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { BUILT_IN_COMPANY } from '~/company';
import { fill } from '~/i18n/fill';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-changes.json';
import history from '~/i18n/locales/de/admin-history.json';
import notifications from '~/i18n/locales/de/admin-notifications.json';
import openings from '~/i18n/locales/de/admin-openings.json';
import products from '~/i18n/locales/de/admin-products.json';
import status from '~/i18n/locales/de/admin-status.json';
import Changes from './changes';
import { ChangesButton } from './changes-button';

const REVISION = '11111111-1111-4111-8111-111111111111';
const draft = (kind: StoredDraft['kind'], key: string, changes: StoredDraft['changes']): StoredDraft => ({
  kind,
  key,
  changes,
  touchedAt: Date.UTC(2026, 10, 26, 13, 5),
  revision: REVISION,
});
const PRODUCT = draft('project', 'idatik', { 'title.en': { from: 'Old', to: 'New' } });
const COMPANY = draft('company', 'company', { city: { from: '', to: 'Ulm' } });
const STAGED = {
  ...draft('opening', 'devops', { 'title.de': { from: 'Alt', to: 'Neu' } }),
  kind: 'opening' as const,
};

interface Given {
  drafts?: StoredDraft[];
  plans?: Plan[];
  publish?: () => Response;
}

function show({ drafts = [PRODUCT, COMPANY], plans = [], publish }: Given = {}) {
  const onLeave = vi.fn();
  const calls = answerCalls(({ method, path }) => {
    if (path === '/api/admin/session') return Response.json(ACCOUNT);
    if (path === '/api/drafts') return Response.json(drafts);
    if (path === '/api/plans' && method === 'GET') return Response.json(plans);
    if (method === 'PUT' && path.startsWith('/api/drafts/')) return Response.json({ revision: null });
    if (path === '/api/publications' && publish) return publish();
    if (path.startsWith('/api/plans'))
      return Response.json({ success: true }, { status: method === 'POST' ? 201 : 200 });
    return undefined;
  });
  return { ...renderScreen(<Changes onLeave={onLeave} />), calls, onLeave };
}

const entry = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};
const publishAll = () => fireEvent.click(screen.getByRole('button', { name: texts.publish }));

describe('the list of unsaved changes', () => {
  it('shows drafts of other devices with place, language, old and new text', async () => {
    show();
    const product = await entry('Produkt „idatik“');
    expect(product.getByText('Titel (Englisch)')).toBeTruthy();
    expect(product.getByRole('group', { name: texts.before }).textContent).toBe('Old');
    expect(product.getByRole('group', { name: texts.after }).textContent).toBe('New');
    expect(product.getByText('Von einem anderen Gerät, 26. November 2026 um 14:05')).toBeTruthy();
    expect((await entry('Unternehmen')).getByText('Ort')).toBeTruthy();
  });

  it('shows built-in values and the names of choices, as the forms do', async () => {
    show({
      drafts: [
        COMPANY,
        draft('project', 'idatik', {
          color: { from: 'teal', to: 'purple' },
          isActive: { from: true, to: false },
        }),
        draft('opening', 'devops', { employmentType: { from: '', to: 'PART_TIME' } }),
        draft('service-status', 'service-status', { idatikState: { from: '', to: 'outage' } }),
        draft('appearance', 'site', { primaryColor: { from: '', to: '#ff0000' } }),
        draft('notifications', 'notifications', {
          meetingRecipients: { from: '', to: 'ada@praxis.example' },
          confirmation: { from: '', to: 'on' },
        }),
      ],
    });
    const shown = async (name: string) =>
      within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)
        .getAllByRole('group')
        .map(({ textContent }) => textContent);
    const builtIn = (value: string) => fill(admin.conflict.builtIn, { value });
    expect(await shown('Unternehmen')).toEqual([builtIn(BUILT_IN_COMPANY.city), 'Ulm']);
    expect(await shown('Produkt „idatik“')).toEqual([
      products.colors.teal,
      products.colors.purple,
      history.published,
      history.withdrawn,
    ]);
    expect(await shown('Stelle „devops“')).toEqual([
      admin.conflict.empty,
      openings.choices.employmentType.PART_TIME,
    ]);
    expect(screen.getByText('Identity Provider, Zustand')).toBeTruthy();
    expect(await shown('Systemstatus')).toEqual([builtIn(status.states.operational), status.states.outage]);
    expect(await shown('Erscheinungsbild')).toEqual([texts.siteValue, '#ff0000']);
    expect(await shown('Benachrichtigungen')).toEqual([
      notifications.builtIn.meetingRecipients,
      'ada@praxis.example',
      notifications.choices.off,
      notifications.choices.on,
    ]);
  });

  it('opens the form of an entry, in the language of the change', async () => {
    const { onLeave, router } = show();
    fireEvent.click((await entry('Produkt „idatik“')).getByRole('button', { name: /öffnen$/ }));
    expect(onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.state.location.hash).toBe('#products/idatik?en'));
  });

  it('discards one change', async () => {
    show();
    const product = await entry('Produkt „idatik“');
    fireEvent.click(product.getByRole('button', { name: 'Änderung verwerfen: Titel (Englisch)' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Produkt „idatik“' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Unternehmen' })).toBeTruthy();
  });

  it('says so when there is none', async () => {
    show({ drafts: [] });
    expect(await screen.findByText(texts.none)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.publish })).toBeNull();
  });
});

describe('publishing all', () => {
  it('names the drafts with their revisions, and they are drafts no more', async () => {
    const { calls } = show({ publish: () => Response.json({ published: 2 }) });
    await entry('Unternehmen');
    publishAll();
    expect(await screen.findByText(texts.none)).toBeTruthy();
    expect(noticeText()).toContain(texts.published);
    const sent = calls.find(({ path }) => path === '/api/publications');
    expect(sent?.json).toEqual({
      drafts: [
        { kind: 'project', key: 'idatik', revision: REVISION },
        { kind: 'company', key: 'company', revision: REVISION },
      ],
    });
  });

  it('shows at each change what is in the way, and keeps all', async () => {
    const problem = { kind: 'company', key: 'company', name: 'city', problem: 'stale', stored: 'Kempten' };
    show({
      publish: () => Response.json({ code: 'publication-refused', problems: [problem] }, { status: 409 }),
    });
    await entry('Unternehmen');
    publishAll();
    const company = await entry('Unternehmen');
    expect(await company.findByText(texts.problems.stale)).toBeTruthy();
    expect(company.getByRole('group', { name: texts.problems.now }).textContent).toBe('Kempten');
    expect(noticeText()).toContain(texts.refused);
    expect(screen.getByRole('heading', { name: 'Produkt „idatik“' })).toBeTruthy();
  });
});

describe('plans', () => {
  const plan: Plan = {
    id: 3,
    name: 'Herbst',
    at: '2026-11-30T07:00:00.000Z',
    state: 'planned',
    entries: [STAGED],
    problems: [],
  };

  it('are proposed for tomorrow at eight, in German time', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T22:30:00Z'), toFake: ['Date'] });
    const { calls } = show();
    await entry('Unternehmen');
    fireEvent.click(screen.getByRole('button', { name: texts.plan.open }));
    fireEvent.click(screen.getByRole('button', { name: texts.plan.save }));
    await waitFor(() => expect(noticeText()).toContain(texts.plan.saved));
    expect(calls.find(({ path, method }) => path === '/api/plans' && method === 'POST')?.json).toMatchObject({
      at: '2026-11-27T07:00:00.000Z',
      name: '',
    });
    vi.useRealTimers();
  });

  it('in the past are refused in the form', async () => {
    const { calls } = show();
    await entry('Unternehmen');
    fireEvent.click(screen.getByRole('button', { name: texts.plan.open }));
    fireEvent.change(screen.getByLabelText(/^Tag/), { target: { value: '2020-01-01' } });
    fireEvent.click(screen.getByRole('button', { name: texts.plan.save }));
    expect(await screen.findByText(texts.plan.impossible)).toBeTruthy();
    expect(calls.some(({ path, method }) => path === '/api/plans' && method === 'POST')).toBe(false);
  });

  it('are listed with their date, and cancelled', async () => {
    const { calls } = show({ drafts: [], plans: [plan] });
    expect(await screen.findByText(/30\. November 2026 um 08:00, 1 Änderung/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Absagen: Herbst' }));
    await waitFor(() => expect(noticeText()).toContain(texts.plans.cancelled));
    expect(calls.some(({ path, method }) => path === '/api/plans/3' && method === 'DELETE')).toBe(true);
  });

  it('that failed show both texts', async () => {
    const problem = {
      kind: 'opening',
      key: 'devops',
      name: 'title.de',
      problem: 'stale',
      mine: 'Neu',
      stored: 'Anders',
    };
    show({ plans: [{ ...plan, state: 'failed', problems: [problem] as Plan['problems'] }] });
    expect(
      await screen.findByText('Herbst: Am 30. November 2026 um 08:00 nicht alles veröffentlicht'),
    ).toBeTruthy();
    expect(screen.getByRole('group', { name: texts.plans.mine }).textContent).toBe('Neu');
    expect(screen.getByRole('group', { name: texts.problems.now }).textContent).toBe('Anders');
  });
});

it('the button counts changes, and warns of a failed plan', async () => {
  const key = encodeURIComponent;
  localStorage.setItem(
    `admin-draft:${key(String(ACCOUNT.user.id))}:section:about`,
    JSON.stringify({ changes: { a: { from: '', to: 'b' }, c: { from: '', to: 'd' } }, touchedAt: 1 }),
  );
  answerCalls(({ path }) =>
    path === '/api/plans'
      ? Response.json([
          { id: 1, name: '', at: '2026-11-30T07:00:00.000Z', state: 'failed', entries: [], problems: [] },
        ])
      : undefined,
  );
  renderScreen(<ChangesButton />);
  const button = await screen.findByRole('button', { name: `Änderungen (2). ${texts.failedPlan}` });
  expect(button.textContent).toBe('Änderungen(2)');
});
