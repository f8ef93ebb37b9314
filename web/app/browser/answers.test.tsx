import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import texts from '~/i18n/locales/de/product-screens.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { screenOf } from '~/sections/product/screens/product-screen';
import { enableAnswers } from './answers';

function open(product: string) {
  const Screen = screenOf(product);
  if (!Screen) throw new Error(`${product} has no screen.`);
  renderOnPage(<Screen name={product} />, { texts: { 'product-screens': texts } });
  enableAnswers();
  return userEvent.setup();
}

afterEach(cleanup);

describe("attrian's screen", () => {
  const { rights, roles } = texts.attrian;
  const right = (name: string, role: string) => screen.getByRole('checkbox', { name: `${name}, ${role}` });

  it('notes what is granted and what is withdrawn in the audit trail', async () => {
    const user = open('attrian');
    const trail = screen.getByRole('status');
    expect(trail.textContent).toContain(texts.attrian.reviewed);
    await user.click(right(rights.prescribe, roles.nursing));
    await within(trail).findByText('Pflege: „Verordnen“ erteilt');
    await user.click(right(rights.accounts, roles.admin));
    await within(trail).findByText('Org Admin: „Konten pflegen“ entzogen');
    expect(trail.textContent).toMatch(/^\d\d:\d\d/);
  });
});

describe("docuflow's screen", () => {
  const { documents, query, read } = texts.cryptoth;
  const shown = () =>
    [...document.querySelectorAll('[data-row]:not([hidden])')].map((hit) => hit.children[0]?.textContent);
  const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

  it('opens with hits of the words in its field', () => {
    open('cryptoth');
    expect(shown()).toEqual([documents.finding.title, documents.letter.title, documents.plan.title]);
    expect(marked()).toEqual([query, query, query]);
    expect(screen.getByRole('status').textContent).toBe('3 von 5 Dokumenten');
    expect(screen.getByText(read).parentElement?.textContent).toContain(query);
  });

  it('finds what is typed in texts and titles, without regard to capitals and accents', async () => {
    const user = open('cryptoth');
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await screen.findByText('5 von 5 Dokumenten');
    expect(marked()).toEqual([]);
    await user.type(field, 'laborgerat');
    await screen.findByText('1 von 5 Dokumenten');
    expect(shown()).toEqual([documents.invoice.title]);
    expect(marked()).toEqual(['Laborgerät']);
    expect(document.querySelector('[data-word]')?.textContent).toBe('Laborgerät');
    await user.clear(field);
    await user.type(field, 'brief');
    await screen.findByText('1 von 5 Dokumenten');
    expect(marked()).toEqual(['brief']);
  });

  it('says so when nothing is found, and takes what is typed for words alone', async () => {
    const user = open('cryptoth');
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await user.type(field, '<b>');
    await screen.findByText('Kein Dokument enthält „<b>“.');
    expect(shown()).toEqual([]);
    expect(document.querySelector<HTMLElement>('[data-word]')?.hidden).toBe(true);
    await user.clear(field);
    await screen.findByText('5 von 5 Dokumenten');
    expect(document.querySelector<HTMLElement>('[data-none]')?.hidden).toBe(true);
  });
});

describe("me-ti's screen", () => {
  const { write, send, draft } = texts['me-ti'];
  let user: ReturnType<typeof userEvent.setup>;
  const thread = () => screen.getByRole('log');
  /** Its messages as the other house sees them. */
  const received = () => [...(document.querySelector('[aria-hidden] [data-thread]')?.children ?? [])];
  const own = () => [...thread().querySelectorAll('[data-own]')].map(({ textContent }) => textContent);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: write });

  beforeEach(() => {
    user = open('me-ti');
  });

  it('shows a message that is sent by the button or by Enter, and empties the field', async () => {
    expect(own()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: send }));
    await within(thread()).findByText(draft);
    expect(field().value).toBe('');
    await user.type(field(), '  <i>Danke</i>  {Enter}');
    await within(thread()).findByText('<i>Danke</i>');
    expect(own()).toHaveLength(3);
    expect(own().at(-1)).toMatch(/^<i>Danke<\/i>\d\d:\d\d$/);
    expect(received().at(-1)?.textContent).toBe(own().at(-1));
    expect(received().at(-1)?.hasAttribute('data-own')).toBe(false);
  });

  it('shows nothing for an empty field', async () => {
    await user.clear(field());
    await user.type(field(), ' {Enter}');
    await user.type(field(), 'Gut{Enter}');
    await within(thread()).findByText('Gut');
    expect(own()).toHaveLength(2);
  });
});
