import { GridNine } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { german } from './german';
import { logo } from './logo';

const TITLE = 'Mustermed · Redaktion';

/** The panel speaks German to everybody who has not chosen otherwise in the profile. */
function preferGerman() {
  const chosen = localStorage.getItem('strapi-admin-language');
  if (!chosen) localStorage.setItem('strapi-admin-language', JSON.stringify('de'));
}

/** Strapi sets the tab's title per screen and ends it with its own name. */
function nameTabsAfterTheCompany() {
  const rename = () => {
    if (document.title.includes('Strapi')) document.title = document.title.replace(/Strapi( Admin)?/, TITLE);
  };
  const head = document.querySelector('head');
  if (head)
    new MutationObserver(rename).observe(head, { childList: true, subtree: true, characterData: true });
  rename();
}

export default {
  config: {
    locales: ['de'],
    translations: { de: german },
    auth: { logo },
    menu: { logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    preferGerman();
    app.widgets.register({
      id: 'main-links',
      icon: GridNine,
      title: { id: 'site.widget.main-links', defaultMessage: 'Website bearbeiten' },
      component: async () => (await import('./main-links')).MainLinks,
    });
  },
  bootstrap() {
    nameTabsAfterTheCompany();
  },
};
