import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TranslatedTexts } from 'contract/translation';
import { expect, it, vi } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import locale from '~/i18n/locales/de/admin-translations.json';
import { ReviewDialog } from './review-dialog';

const { outdated } = locale;

const POST: TranslatedTexts = {
  kind: 'post',
  key: 'fhir',
  name: 'FHIR in der Klinik',
  languages: {},
  panelPath: null,
  texts: { de: { title: 'FHIR in der Klinik' }, en: { title: 'FHIR in practice' } },
  sources: { en: { title: 'FHIR in der Praxis' } },
  etag: 'looked-at',
  updatedBy: null,
  lastUpdated: '2026-01-01T00:00:00.000Z',
};

it('shows at once what German said and says, and takes the word that the translation still fits', async () => {
  const calls = answerCalls(({ method }) =>
    Response.json(method === 'PUT' ? { ...POST, sources: {} } : POST),
  );
  renderScreen(
    <ReviewDialog
      row={POST}
      language="en"
      panelHref="/admin"
      mayConfirm
      onClose={vi.fn()}
      focusAfter={() => null}
    />,
  );
  expect((await screen.findByRole('group', { name: outdated.before })).textContent).toBe(
    'FHIR in der Praxis',
  );
  expect(screen.getByRole('group', { name: outdated.now }).textContent).toBe('FHIR in der Klinik');
  await userEvent.click(screen.getByRole('button', { name: 'Übersetzung stimmt noch: Titel (Englisch)' }));
  expect(await screen.findByText(locale.review.nothing)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/translations/post/fhir',
    json: { confirmed: { en: ['title'] } },
    ifMatch: '"looked-at"',
  });
});
