import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from 'contract/languages';
import { copy } from './copy';
import { open } from './site-test';

export interface Message {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  interest: string;
  message: string;
}

export function newMessage(): Message {
  const id = randomUUID();
  return {
    firstName: 'Ada',
    lastName: 'Beispiel',
    email: `${id}@e2e.example`,
    company: 'Klinikum Beispiel',
    interest: 'attrian-identity',
    message: `Bitte melden Sie sich.\nZeichen: ${id}`,
  };
}

export class ContactForm {
  readonly root: Locator;
  readonly captcha: Locator;
  readonly verdict: Locator;
  readonly refresh: Locator;
  /** By position, because its label changes while a message is pending. */
  readonly submit: Locator;
  readonly #labels;

  constructor(page: Page, language: Language = 'en') {
    const { form, captcha } = copy(language, 'contact');
    this.#labels = form;
    this.root = page.getByRole('form', { name: form.label });
    this.captcha = this.root.getByRole('spinbutton');
    this.verdict = this.root.locator('#captcha-verdict');
    this.refresh = this.root.getByRole('button', { name: captcha.refresh });
    this.submit = this.root.locator('button[type=submit]');
  }

  field(name: keyof Message): Locator {
    // Anchored: in some languages one field's label ends with another's.
    return this.root.getByLabel(new RegExp(`^${this.#labels[name]}`));
  }

  async fill(message: Message): Promise<void> {
    for (const name of ['firstName', 'lastName', 'email', 'company', 'message'] as const) {
      await this.field(name).fill(message[name]);
    }
    await this.field('interest').selectOption(message.interest);
  }

  async content(): Promise<Message> {
    const value = (name: keyof Message) => this.field(name).inputValue();
    return {
      firstName: await value('firstName'),
      lastName: await value('lastName'),
      email: await value('email'),
      company: await value('company'),
      interest: await value('interest'),
      message: await value('message'),
    };
  }

  async question(): Promise<string> {
    return (await this.root.locator('label[for=captcha]').textContent()) ?? '';
  }

  /** Goes to the form, which wakes near the screen, and waits until it can be used. */
  async wake(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect.poll(() => this.question()).toMatch(/\d/);
  }

  async sum(): Promise<number> {
    await this.wake();
    const [a = Number.NaN, b = Number.NaN] = ((await this.question()).match(/\d+/g) ?? []).map(Number);
    return a + b;
  }

  async solve(): Promise<void> {
    await this.captcha.fill(String(await this.sum()));
  }
}

export async function openForm(page: Page, language: Language = 'en'): Promise<ContactForm> {
  await open(page, `/${language}`);
  const form = new ContactForm(page, language);
  await form.wake();
  return form;
}

export function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  return () => calls;
}
