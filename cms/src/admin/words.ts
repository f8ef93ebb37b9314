import { CHOICES } from './words/choices';
import { CONTENT_MANAGER } from './words/content-manager';
import { LOCALES } from './words/locales';
import { MEDIA_LIBRARY } from './words/media-library';
import { PANEL } from './words/panel';

const withPrefix = (prefix: string, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));

/** Replaces texts of Strapi that are untranslated, say "du", or use other terms than the site. */
export const german: Record<string, string> = {
  ...CHOICES,
  ...PANEL,
  ...withPrefix('content-manager', CONTENT_MANAGER),
  ...withPrefix('i18n', LOCALES),
  ...withPrefix('upload', MEDIA_LIBRARY),
};

/** Keeps names and choices of fields German in every language of the panel. */
export const english: Record<string, string> = {
  ...CHOICES,
  'app.components.LeftMenu.navbrand.title': 'Mustermed',
  'Auth.form.welcome.title': 'Welcome to Mustermed',
  'Auth.form.welcome.subtitle': 'Log in to edit the website',
  'Auth.form.email.placeholder': 'name@company.com',
  'Auth.form.password.hint':
    'At least 12 characters, with an uppercase letter, a lowercase letter and a number; no common password',
};
