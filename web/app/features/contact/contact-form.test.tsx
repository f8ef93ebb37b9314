import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '~/i18n/fill';
import german from '~/i18n/locales/de/contact.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { currentToast } from '~/ui/toast';
import { ContactForm } from './contact-form';
import type { ContactFormResult } from './form.server';
import type { ContactProduct } from './product.server';

const { form, interests, toasts } = german;
const IDATIK: ContactProduct = { key: 'idatik', interest: 'idatik', label: 'idatik (Identity Provider)' };
const DOCUFLOW: ContactProduct = { key: 'docuflow', interest: 'docuflow', label: 'docuflow' };
const NUMBER = '7F3A92C1-B04D';
const PRODUCTS = [IDATIK, DOCUFLOW];

function open(
  answer?: ContactFormResult,
  topic?: 'meeting',
  product: ContactProduct | null = null,
  about: string | null = null,
) {
  const form = (
    <ContactForm
      action="/#contact-result"
      formToken="token"
      sentNumber={null}
      products={PRODUCTS}
      product={product}
      about={about}
      answer={answer}
      {...(topic && { topic })}
    />
  );
  renderOnPage(form, { texts: { contact: german } });
  return { user: userEvent.setup() };
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const paste = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  await user.click(field(label));
  await user.paste(text);
};
const descriptionOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await paste(user, form.firstName, 'Ada');
  await paste(user, form.lastName, 'Beispiel');
  await paste(user, form.email, 'ada@praxis.example');
  await paste(user, form.message, 'Guten Tag');
}
async function answerSum(user: ReturnType<typeof userEvent.setup>, mistake = 0) {
  const numbers = screen.getByText(/\d+ \+ \d+/).textContent?.match(/\d+/g) ?? [];
  const sum = numbers.map(Number).reduce((a, b) => a + b, mistake);
  await user.type(screen.getByRole('spinbutton'), String(sum));
}

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  send.mockImplementation(async () => Response.json({ success: true, number: NUMBER }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers the products as topics in their order, before the general one', () => {
  open();
  const topics = screen.getAllByRole('option').map((option) => option.getAttribute('value'));
  expect(topics).toEqual(['', 'idatik', 'docuflow', 'general']);
});

it('begins the message with the landing page that the visitor comes from', () => {
  open(undefined, undefined, null, 'Messe 2027');
  const message = field(form.message) as HTMLTextAreaElement;
  expect(message.value).toBe(form.about.replace('{{page}}', 'Messe 2027'));
});

it('leaves out fields that its page does not ask for, and names the page when it was sent', async () => {
  const page = 'Messe 2027';
  renderOnPage(
    <ContactForm
      action="/topics/messe#contact-result"
      formToken="token"
      sentNumber={NUMBER}
      products={PRODUCTS}
      product={null}
      about={null}
      optional={['company']}
      page={page}
    />,
    { texts: { contact: german } },
  );
  expect(field(form.company)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText((text) => text.endsWith(fill(toasts.successPage, { page })))).toBeTruthy();
});

describe('a field with a limit', () => {
  it.each([
    [form.firstName, 200, '200'],
    [form.company, 200, '200'],
    [form.message, 20_000, '20.000'],
  ])('%s says from four fifths of %i characters on how long the text is', async (label, max, shown) => {
    const { user } = open();
    await paste(user, label, 'x'.repeat(max * 0.8 - 1));
    expect(descriptionOf(label)).toEqual([]);
    await user.type(field(label), 'x');
    const count = (max * 0.8).toLocaleString('de');
    expect(descriptionOf(label)).toEqual([fill(form.length, { count, max: shown })]);
    expect(announced()).toContain(fill(form.limit, { max: shown }));
    expect(field(label).getAttribute('aria-invalid')).toBeNull();
  });

  it('cuts nothing off, says what is too much, and is sent only once it fits', async () => {
    const { user } = open();
    await fillIn(user);
    await answerSum(user);
    await paste(user, form.company, 'x'.repeat(215));
    const tooLong = fill(form.tooLong, { max: 200 });
    expect(field(form.company)).toHaveProperty('value', 'x'.repeat(215));
    expect(field(form.company).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(form.company)).toEqual([tooLong, fill(form.length, { count: 215, max: 200 })]);
    expect(announced()).toContain(tooLong);

    await user.click(screen.getByRole('button', { name: form.submit }));
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field(form.company));

    await user.clear(field(form.company));
    expect(descriptionOf(form.company)).toEqual([]);
    await user.click(screen.getByRole('button', { name: form.submit }));
    expect(await screen.findByRole('button', { name: form.submit })).toBeTruthy();
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it('counts anew after the form was sent and emptied', async () => {
    const { user } = open();
    await fillIn(user);
    await paste(user, form.company, 'x'.repeat(200));
    await answerSum(user);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await vi.waitFor(() => expect(field(form.company)).toHaveProperty('value', ''));
    await vi.waitFor(() => expect(descriptionOf(form.company)).toEqual([]));
  });
});

it('what the server found wrong in a form sent without script stands at its field, with what was typed', () => {
  const company = 'x'.repeat(201);
  open({
    outcome: 'invalid',
    id: null,
    values: { firstName: '', company },
    problems: { firstName: 'missing', company: 'tooLong' },
  });
  expect(descriptionOf(form.firstName)).toEqual([form.missing]);
  expect(field(form.company)).toHaveProperty('value', company);
  expect(descriptionOf(form.company)[0]).toBe(fill(form.tooLong, { max: 200 }));
  expect(descriptionOf(form.lastName)).toEqual([]);
});

describe('a wrong answer to the security check', () => {
  it('is told beside the answer, which gets the focus, and nothing is sent', async () => {
    const { user } = open();
    await fillIn(user);
    await answerSum(user, 1);
    await user.click(screen.getByRole('button', { name: form.submit }));
    const answer = screen.getByRole('spinbutton');
    expect(document.activeElement).toBe(answer);
    expect(answer.getAttribute('aria-invalid')).toBe('true');
    expect(currentToast()).toMatchObject({ title: toasts.captchaTitle, description: toasts.captchaText });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a topic that the page chooses beforehand', () => {
  const interest = () => screen.getByRole('combobox', { name: new RegExp(`^${form.interest}`) });

  it('is chosen, comes first of the interests, and is sent', async () => {
    const { user } = open(undefined, 'meeting');
    expect(interest()).toHaveProperty('value', 'meeting');
    const labels = within(interest())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(labels.slice(0, 3)).toEqual([form.interestNone, interests.meeting, IDATIK.label]);
    await fillIn(user);
    await answerSum(user);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject({ interest: 'meeting' });
  });

  it('gives way to what the visitor chose in a form sent without script', () => {
    open({ outcome: 'invalid', id: null, values: { interest: '' }, problems: {} }, 'meeting');
    expect(interest()).toHaveProperty('value', '');
  });

  it('is not offered elsewhere', () => {
    open();
    expect(screen.queryByRole('option', { name: interests.meeting })).toBeNull();
  });
});

describe('a product that the address names', () => {
  const interest = () => screen.getByRole('combobox', { name: new RegExp(`^${form.interest}`) });
  const submit = async (user: ReturnType<typeof userEvent.setup>) => {
    await fillIn(user);
    await answerSum(user);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await screen.findByText((text) => text.startsWith(toasts.successText));
    return JSON.parse(String(send.mock.calls[0]?.[1]?.body));
  };

  it('is the chosen interest, and the confirmation names it', async () => {
    const { user } = open(undefined, undefined, DOCUFLOW);
    expect(interest()).toHaveProperty('value', 'docuflow');
    expect(await submit(user)).toMatchObject({ interest: 'docuflow', product: '' });
    expect(screen.getByText(/docuflow\.$/).textContent).toBe(
      [
        toasts.successText,
        fill(toasts.successNumber, { number: NUMBER }),
        fill(toasts.successProduct, { product: 'docuflow' }),
      ].join(' '),
    );
  });

  it('stands beside the topic of the page', async () => {
    const { user } = open(undefined, 'meeting', DOCUFLOW);
    expect(
      screen.getByRole('checkbox', { name: fill(form.product, { product: 'docuflow' }) }),
    ).toHaveProperty('checked', true);
    expect(await submit(user)).toMatchObject({ interest: 'meeting', product: 'docuflow' });
    expect(screen.getByText(/docuflow\.$/)).toBeTruthy();
  });

  it('can be taken away there', async () => {
    const { user } = open(undefined, 'meeting', DOCUFLOW);
    await user.click(screen.getByRole('checkbox'));
    expect(await submit(user)).toMatchObject({ interest: 'meeting', product: '' });
    expect(screen.queryByText(/docuflow\.$/)).toBeNull();
  });
});

describe('the id of a message', () => {
  const sentIds = () => send.mock.calls.map(([, options]) => JSON.parse(String(options?.body)).id);
  const press = async (user: ReturnType<typeof userEvent.setup>, calls: number) => {
    await user.click(screen.getByRole('button', { name: form.submit }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(calls));
    await screen.findByRole('button', { name: form.submit });
  };

  it('stays until the message is stored, and is another for another text', async () => {
    send.mockImplementation(async () => Response.json({ error: 'x' }, { status: 503 }));
    const { user } = open();
    await fillIn(user);
    await answerSum(user);
    await press(user, 1);
    await press(user, 2);
    await paste(user, form.message, ' Noch etwas');
    await press(user, 3);
    const [first, second, third] = sentIds();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is new for the next message, even with the same words', async () => {
    const { user } = open();
    for (const calls of [1, 2]) {
      // The simulated browser keeps the address of the first round.
      await user.clear(field(form.email));
      await fillIn(user);
      await answerSum(user);
      await press(user, calls);
      await vi.waitFor(() => expect(field(form.message)).toHaveProperty('value', ''));
    }
    expect(new Set(sentIds()).size).toBe(2);
  });
});

describe('the focus after sending', () => {
  const send503 = () => send.mockImplementation(async () => Response.json({ error: 'x' }, { status: 503 }));

  it('is on the message that says so when it worked', async () => {
    const { user } = open();
    await fillIn(user);
    await answerSum(user);
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: toasts.successTitle });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
    expect(currentToast()).toMatchObject({ title: toasts.successTitle, isSilent: true });
  });

  it('is on the button when it did not, from wherever the form was sent', async () => {
    send503();
    const { user } = open();
    await fillIn(user);
    await answerSum(user);
    await user.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: form.submit });
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('heading', { name: toasts.successTitle })).toBeNull();
  });
});
