import type { Page } from '@playwright/test';
import { forEachPlural, ORDERED } from 'contract/ordered-kinds';
import { copy } from './copy';
import { keepDraftsApart } from './editor';
import { environment } from './environment';
import { expect, open } from './site-test';
import { toast } from './toast';

const { login, tabNames, ownTabNames } = copy('de', 'admin');

export interface Credentials {
  username: string;
  password: string;
}
export const administrator: Credentials = {
  username: environment.administrator.email,
  password: environment.administrator.password,
};

export async function fillLogin(page: Page, { username, password }: Credentials = administrator) {
  await page.getByLabel(login.username).fill(username);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit }).click();
}

const names = {
  ...tabNames,
  ...ownTabNames,
  ...forEachPlural((kind) => copy('de', `admin-${ORDERED[kind].plural}`).words.many),
};

export const tab = (page: Page, name: Exclude<keyof typeof names, 'lang'>) =>
  page.getByRole('tab', { name: names[name] });

/** Signs in to /admin and waits for the tabs. @param hash target, such as `#products` */
export async function openAdmin(page: Page, { hash = '', as = administrator } = {}): Promise<void> {
  if (as === administrator) await keepDraftsApart(page.context());
  await open(page, `/admin${hash}`);
  await fillLogin(page, as);
  await expect(tab(page, 'pages')).toBeVisible();
  await toast(page).getByRole('button').click();
}
