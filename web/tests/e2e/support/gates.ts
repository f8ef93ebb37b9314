import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Language } from 'contract/languages';
import { copy } from './copy';
import { environment } from './environment';

export const GATES = {
  investors: { path: '/investors-partners', parameter: 'pwd' },
  deck: { path: '/investment-deck', parameter: 'password' },
} as const;
export type GateName = keyof typeof GATES;

export const passwordOf = (gate: GateName): string => environment.gatePasswords[gate];

export function addressWith(gate: GateName, password: string, language: Language = 'en'): string {
  const { path, parameter } = GATES[gate];
  return `/${language}${path}?${new URLSearchParams({ [parameter]: password })}`;
}

/** A fresh address for guesses: the site under test trusts a proxy's header. */
export function fromSomewhere(): { 'X-Forwarded-For': string } {
  const group = () => randomInt(0x1_00_00).toString(16);
  return { 'X-Forwarded-For': `2001:db8:${group()}:${group()}::1` };
}

export class GateForm {
  readonly root: Locator;
  readonly password: Locator;
  /** By position, because its label changes while the password is checked. */
  readonly submit: Locator;
  readonly toggle: Locator;
  readonly notice: Locator;

  constructor(page: Page, language: Language = 'en') {
    const { form } = copy(language, 'gate');
    this.root = page.getByRole('form', { name: form.label });
    this.password = this.root.getByLabel(form.password, { exact: true });
    this.submit = this.root.locator('button[type=submit]');
    this.toggle = this.root.getByRole('button', { name: form.show });
    this.notice = this.root.getByRole('alert');
  }

  async enter(password: string): Promise<void> {
    await this.password.fill(password);
    await this.submit.click();
  }
}
