import type { Locator, Page } from '@playwright/test';
import type { Complaints } from './complaints';
import { environment } from './environment';
import { expect } from './site-test';

const POSTS = `${environment.cmsUrl}/admin/content-manager/collection-types/api::blog-post.blog-post`;

/** Strapi's panel has another address than the site, and requests features of paid plans. */
export function expectPanel(complaints: Complaints): void {
  complaints.welcome(new URL(environment.cmsUrl).host);
  complaints.announce(/\/admin\/ai-feature-config$/, 404);
  complaints.announce(/\/i18n\/ai-localization-jobs\//, 404);
  // While its preview loads, Strapi traps the focus in an empty dialog.
  complaints.announceMessage('[FocusTrap]: it seems there are no focusable elements');
}

export async function signInToPanel(page: Page): Promise<void> {
  const { email, password } = environment.administrator;
  await page.goto(`${environment.cmsUrl}/admin`);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('link', { name: /Blogbeiträge/ })).toBeVisible();
}

export class PostForm {
  readonly title: Locator;
  readonly excerpt: Locator;
  readonly text: Locator;
  readonly tags: Locator;
  readonly date: Locator;
  readonly address: Locator;
  readonly visibility: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('textbox', { name: /^Titel(?! für)/ });
    this.excerpt = page.getByRole('textbox', { name: /^Anriss/ });
    this.text = page.getByRole('textbox', { name: /^Text/ });
    this.tags = page.getByRole('combobox', { name: /^Schlagwörter/ });
    this.date = page.getByRole('combobox', { name: 'Datum: Tag' });
    this.address = page.getByRole('textbox', { name: /^Adresse/ });
    this.visibility = page.locator('aside').filter({ hasText: 'Auf der Website' }).getByRole('status');
  }

  mark(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Formatierung' }).getByRole('button', { name });
  }

  async choose(field: RegExp, option: RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: field }).click();
    await this.page.getByRole('option', { name: option }).click();
  }

  async chooseLanguage(option: RegExp): Promise<void> {
    await this.choose(/^Sprachen/, option);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Speichern' }).click();
    await expect(this.page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await expect(this.address).not.toHaveValue('');
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(this.page.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled();
  }
}

export async function openPosts(page: Page): Promise<void> {
  await page.goto(POSTS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogbeitrag');
}

export async function openPost(page: Page, documentId: string, language: string): Promise<PostForm> {
  await page.goto(`${POSTS}/${documentId}?plugins[i18n][locale]=${language}`);
  const form = new PostForm(page);
  await expect(form.title).not.toHaveValue('');
  return form;
}
