import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodyOf, FIELD_FIRST, type Fields, tidied } from 'contract/entry-body';
import type { DescribedFields } from 'contract/field';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CallError } from '~/admin/data/call-error';
import { answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { button, field, isDisabled, showBeside, write } from '~/admin/translated-form.test-support';
import admin from '~/i18n/locales/de/admin.json';
import history from '~/i18n/locales/de/admin-history.json';
import { SharedFields } from './entry-field';
import { EntryForm } from './entry-form';
import { EntryTexts } from './entry-texts';
import { useEntry } from './use-entry';

const { conflict, form, counts, lines } = admin;

/** A thing that no tab knows. */
const REFERENCE = {
  customer: { widget: 'line', limit: 20, isLocalized: true, isRequired: true },
  quote: { widget: 'text', limit: 100, counts: 10, isLocalized: true, begins: 'words' },
  reasons: { widget: 'list', limit: 10, isLocalized: true },
  page: { widget: 'address', limit: 50 },
  size: { widget: 'choice', choices: ['klein', 'groß'] },
  isShown: { widget: 'switch' },
} as const satisfies DescribedFields;

const LABELS: Readonly<Record<string, string>> = {
  customer: 'Kunde',
  quote: 'Zitat',
  reasons: 'Gründe',
  page: 'Seite',
  size: 'Größe',
  isShown: 'Sichtbar',
};

interface Stored {
  values: Fields;
  etag: string;
  updatedBy: string | null;
  lastUpdated: string;
}

const stored = (values: Fields, etag = 'one'): Stored => ({
  values,
  etag,
  updatedBy: null,
  lastUpdated: '2026-01-01T00:00:00.000Z',
});

interface ReferenceFormProps {
  send: (body: object, etag: string | undefined) => Promise<Stored>;
  isReadOnly?: boolean;
}

function ReferenceForm({ send, isReadOnly = false }: ReferenceFormProps) {
  const [beside, setBeside] = useState<Parameters<typeof EntryForm>[0]['beside']>('en');
  const [version, setVersion] = useState(stored({ 'customer.de': 'Klinik', 'reasons.de': ['a'] }));
  const shape = { fields: REFERENCE, names: FIELD_FIRST };
  const entry = useEntry<Stored>({
    ...shape,
    kind: 'section',
    key: 'reference',
    stored: version,
    valuesOf: ({ values }) => values,
    send: (changes, etag) =>
      send(
        bodyOf(tidied(shape, changes), (name) => name.split('.')),
        etag,
      ),
    patchCache: setVersion,
    savedNotice: { title: 'Gesichert' },
    isReadOnly,
    words: {
      labelOf: (place) => LABELS[place.field] ?? place.field,
      hintOf: (place) => (place.field === 'customer' ? 'Auf der Startseite.' : undefined),
      valueWords: ({ field: name }, value) =>
        name === 'size' && value === 'klein' ? 'Nicht groß' : undefined,
      groups: { words: { title: 'Worte', lead: 'Was der Kunde sagt.' } },
      readOnly: 'Nur ansehen.',
    },
  });
  return (
    <EntryForm entries={[entry]} beside={beside} onBeside={setBeside} onClose={null}>
      <EntryTexts entries={[entry]} />
      <SharedFields entry={entry} />
    </EntryForm>
  );
}

const save = () => button(form.save);

describe('a form of a thing that is only described', () => {
  it('shows each field by its widget, with labels, hints, counts and groups', async () => {
    answerCalls(() => undefined);
    renderScreen(<ReferenceForm send={() => Promise.reject(new Error('not sent'))} />);
    expect((await field('Kunde')).value).toBe('Klinik');
    expect(screen.getAllByText('Auf der Startseite.').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Worte' })).toBeTruthy();
    await write('Zitat', 'Sehr gute Arbeit');
    expect(screen.getByText(counts.over.replace('{{count}}', '16').replace('{{limit}}', '10'))).toBeTruthy();
    expect(await button(`Gründe (Deutsch): ${lines.add}`)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Größe' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Sichtbar' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Seite' }).getAttribute('type')).toBe('url');
  });

  it('saves what was changed, tidied, with the etag that it began with', async () => {
    answerCalls(() => undefined);
    const sent: unknown[] = [];
    const send = async (body: object, etag: string | undefined) => {
      sent.push([body, etag]);
      return stored({ 'customer.de': 'Klinikum', size: 'groß', isShown: true }, 'two');
    };
    renderScreen(<ReferenceForm send={send} />);
    await write('Kunde', ' Klinikum ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Größe' }), 'groß');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sichtbar' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(noticeText()).toBe('Gesichert'));
    expect(sent).toEqual([[{ customer: { de: 'Klinikum' }, size: 'groß', isShown: true }, 'one']]);
    expect(isDisabled(await save())).toBe(true);
  });

  it('names the fields and values of its history as the form does, and undoes what it has a field for', async () => {
    const change = (id: number, field: string, language: string | null, after: string | boolean) => ({
      ...{ id, field, language, after, before: null },
      ...{ at: '2026-03-05T13:30:00.000Z', account: 'admin', source: 'admin' },
    });
    const items = [
      change(3, 'customer', 'en', 'Clinic'),
      change(2, 'size', null, 'klein'),
      change(1, 'unknown', null, true),
    ];
    answerCalls(() => Response.json({ items, total: 3 }));
    renderScreen(<ReferenceForm send={() => Promise.reject(new Error('not sent'))} />);
    await userEvent.click(await button(history.open));
    const after = await screen.findAllByRole('group', { name: history.after });
    expect(after.map(({ textContent }) => textContent)).toEqual(['Clinic', 'Nicht groß', conflict.on]);
    expect(
      screen.getAllByRole('button', { name: /^Stand „Vorher“/ }).map((one) => one.getAttribute('aria-label')),
    ).toEqual([expect.stringContaining('Kunde (Englisch)'), expect.stringContaining('Größe')]);
  });

  it('begins a translation with the German text, also a list', async () => {
    answerCalls(() => undefined);
    const sent: unknown[] = [];
    const send = async (body: object) => {
      sent.push(body);
      return stored({});
    };
    renderScreen(<ReferenceForm send={send} />);
    for (const name of ['Kunde', 'Gründe']) {
      await userEvent.click(await button(`${admin.translation.takeGerman}: ${name} (Englisch)`));
    }
    expect((await field('Kunde', 'Englisch')).value).toBe('Klinik');
    expect(screen.queryByRole('button', { name: new RegExp(admin.translation.takeGerman) })).toBeNull();
    await userEvent.click(await save());
    await waitFor(() => expect(sent).toEqual([{ customer: { en: 'Klinik' }, reasons: { en: ['a'] } }]));
  });

  it('refuses faults, says so at each field, and goes to the first, in whatever language', async () => {
    answerCalls(() => undefined);
    renderScreen(<ReferenceForm send={() => Promise.reject(new Error('not sent'))} />);
    await showBeside('Italienisch');
    await write('Kunde', 'x'.repeat(21), 'Italienisch');
    await showBeside('Französisch');
    const page = screen.getByRole('textbox', { name: 'Seite' });
    fireEvent.change(page, { target: { value: 'nirgends' } });
    expect(screen.queryByText(form.faults.address)).toBeNull();
    await userEvent.click(await save());
    const italian = await field('Kunde', 'Italienisch');
    await waitFor(() => expect(document.activeElement).toBe(italian));
    expect(screen.getByText(form.faults.address)).toBeTruthy();
    await write('Kunde', 'Clinica', 'Italienisch');
    await write('Kunde', ' ');
    await userEvent.click(await save());
    const german = await field('Kunde');
    await waitFor(() => expect(document.activeElement).toBe(german));
    expect(screen.getByText(form.faults.required)).toBeTruthy();
  });

  it('asks about a field that somebody else has changed, and takes over the others', async () => {
    answerCalls(() => undefined);
    const theirs = { ...stored({ 'customer.de': 'Praxis', size: 'klein' }, 'hers'), updatedBy: 'Grace' };
    let isFirst = true;
    const send = async () => {
      if (!isFirst) return stored({ 'customer.de': 'Klinikum', size: 'klein' }, 'three');
      isFirst = false;
      const { updatedBy, lastUpdated } = theirs;
      throw new CallError(409, 'stale', { code: 'stale', current: theirs, updatedBy, lastUpdated });
    };
    renderScreen(<ReferenceForm send={send} />);
    await write('Kunde', 'Klinikum');
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toContain(conflict.chooseVersion.replace('{{name}}', 'Grace')));
    expect(screen.getByRole('combobox', { name: 'Größe' })).toHaveProperty('value', 'klein');
    await userEvent.click(await button(`${conflict.takeMine}: Kunde (Deutsch)`));
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe('Gesichert'));
  });

  it('is only looked at by those who may not change it', async () => {
    answerCalls(() => undefined);
    renderScreen(<ReferenceForm send={() => Promise.reject(new Error('not sent'))} isReadOnly />);
    expect((await field('Kunde')).readOnly).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Sichtbar' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Nur ansehen.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: form.save })).toBeNull();
    expect(screen.queryByRole('button', { name: form.discard })).toBeNull();
  });
});
