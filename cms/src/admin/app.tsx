import { GridNine } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { nameChoicesInLists } from './choices-in-lists';
import { linkLanguagesInLists } from './languages-in-lists';
import { logo } from './logo';
import { english, german } from './words';

const TITLE = 'Mustermed · Redaktion';

// The panel speaks German to everybody who has not chosen otherwise in the profile. Strapi reads this before
// it calls register().
const LANGUAGE_KEY = 'strapi-admin-language';
if (!localStorage.getItem(LANGUAGE_KEY)) localStorage.setItem(LANGUAGE_KEY, 'de');

/** Strapi has no switch for its announcement of the new media library; this is how its cross remembers. */
function dismissAnnouncement() {
  localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
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
    translations: { de: german, en: english },
    auth: { logo },
    menu: { logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    dismissAnnouncement();
    const mainLinks = {
      id: 'main-links',
      icon: GridNine,
      title: { id: 'site.widget.main-links', defaultMessage: 'Website bearbeiten' },
      component: async () => (await import('./main-links')).MainLinks,
    };
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameChoicesInLists);
    app.widgets.register((widgets) => [mainLinks, ...widgets]);
  },
  bootstrap(app: Pick<StrapiApp, 'registerHook'>) {
    // Strapi's translations have added their column by now.
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', linkLanguagesInLists);
    nameTabsAfterTheCompany();
  },
};
