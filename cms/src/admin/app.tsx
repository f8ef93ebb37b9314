import { GridNine } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { nameChoicesInLists } from './choices-in-lists';
import { linkLanguagesInLists } from './languages-in-lists';
import { logo } from './logo';
import { english, german } from './words';

const TITLE = 'Mustermed · Redaktion';

// German is the default of the panel; the profile can change it. Strapi reads this before it calls register().
const LANGUAGE_KEY = 'strapi-admin-language';
if (!localStorage.getItem(LANGUAGE_KEY)) localStorage.setItem(LANGUAGE_KEY, 'de');

/** Hides Strapi's announcement of the new media library as its close button does; there is no setting for it. */
function dismissAnnouncement() {
  localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
}

/** Strapi sets the title of the tab for each screen and appends its own name. */
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
