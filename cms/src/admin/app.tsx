import { GridNine } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { nameChoicesInLists } from './choices-in-lists';
import { nameLanguageInDeletion } from './deletion/language-deletion';
import type { DocumentAction } from './document-action';
import { withEditedVersions } from './edit-conflicts/edited-versions';
import type { FieldProps } from './field-props';
import { arrangeForms, INPUT } from './forms/arrange-forms';
import { FormHeading } from './forms/form-heading';
import { GermanPanel } from './german/german-panel';
import { linkLanguagesInLists } from './languages-in-lists';
import { tellLinksHere } from './links/links-here';
import { LinksPanel } from './links/links-panel';
import { logo } from './logo';
import { AuthorInput, SeriesInput } from './names/name-inputs';
import { withCheckedTexts } from './page-texts/checked-saves';
import { CopyFileInput } from './page-texts/copy-file-input';
import { PageTextInput } from './page-texts/page-text-input';
import { RichTextInput } from './rich-text/rich-text-input';
import { announceSave } from './save-events';
import { withAnnouncedSaves } from './saves';
import { SearchDescriptionInput, SearchTitleInput } from './search-result/search-text-inputs';
import { offerForgottenPassword, signInAfterNewPassword } from './second-step/password-links';
import { askForSecondStepAtLogin } from './second-step/second-step-at-login';
import { TagInput } from './tags/tag-input';
import { KeptForms } from './unsaved-text/kept-forms';
import { UnsavedTextPanel } from './unsaved-text/unsaved-text-panel';
import { markScheduledInLists } from './visibility/dates-in-list';
import { PublicationDateInput } from './visibility/publication-date-input';
import { forScheduledPosts, withScheduledStatus } from './visibility/scheduled-status';
import { VisibilityPanel } from './visibility/visibility-panel';
import { english, german } from './words';

const TITLE = 'Mustermed · Redaktion';

// Makes German the panel's default, which the profile can change. Strapi reads the key before it calls register().
const LANGUAGE_KEY = 'strapi-admin-language';
if (!localStorage.getItem(LANGUAGE_KEY)) localStorage.setItem(LANGUAGE_KEY, 'de');

const LIST_COLUMNS = 'Admin/CM/pages/ListView/inject-column-in-table';

const FIELD_INPUTS: { type: string; Component: ComponentType<FieldProps> }[] = [
  { type: 'richtext', Component: RichTextInput },
  { type: INPUT.heading, Component: FormHeading },
  { type: INPUT.tags, Component: TagInput },
  { type: INPUT.author, Component: AuthorInput },
  { type: INPUT.series, Component: SeriesInput },
  { type: INPUT.publicationDate, Component: PublicationDateInput },
  { type: INPUT.searchTitle, Component: SearchTitleInput },
  { type: INPUT.searchDescription, Component: SearchDescriptionInput },
  { type: INPUT.copyFile, Component: CopyFileInput },
  { type: INPUT.pageTexts, Component: PageTextInput },
];

type SidePanel = typeof VisibilityPanel | typeof GermanPanel | typeof LinksPanel | typeof UnsavedTextPanel;

/** The part of the content manager's API used here, which Strapi types as `unknown`. */
interface ContentManagerApis {
  addEditViewSidePanel(change: (panels: SidePanel[]) => SidePanel[]): void;
  addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
  addBulkAction<Action extends (props: never) => unknown>(change: (actions: Action[]) => Action[]): void;
}

/** Hides Strapi's announcement of the new media library, for which no setting exists, as its close button does. */
function dismissAnnouncement() {
  localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
}

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
    new KeptForms(localStorage).dropExpired();
    askForSecondStepAtLogin();
    signInAfterNewPassword();
    void offerForgottenPassword();
    const { href } = window.location;
    const checked = withCheckedTexts(window.fetch.bind(window), href);
    const versioned = withEditedVersions(checked, href);
    window.fetch = withScheduledStatus(withAnnouncedSaves(versioned, href, announceSave), href);
    const mainLinks = {
      id: 'main-links',
      icon: GridNine,
      title: { id: 'site.widget.main-links', defaultMessage: 'Website bearbeiten' },
      component: async () => (await import('./main-links')).MainLinks,
    };
    app.registerHook(LIST_COLUMNS, nameChoicesInLists);
    app.registerHook(LIST_COLUMNS, markScheduledInLists);
    // Strapi's type says that an input gets no properties.
    app.addFields(FIELD_INPUTS as Parameters<StrapiApp['addFields']>[0]);
    app.widgets.register((widgets) => [mainLinks, ...widgets]);
  },
  bootstrap(app: Pick<StrapiApp, 'registerHook' | 'getPlugin'>) {
    // By now Strapi's i18n plugin has added its column and actions.
    app.registerHook(LIST_COLUMNS, linkLanguagesInLists);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (input) =>
      arrangeForms(input, window.location.pathname),
    );
    const { apis } = app.getPlugin('content-manager') as unknown as { apis: ContentManagerApis };
    apis.addEditViewSidePanel((panels) => [
      UnsavedTextPanel,
      ...panels,
      VisibilityPanel,
      GermanPanel,
      LinksPanel,
    ]);
    apis.addDocumentAction((actions) =>
      tellLinksHere(nameLanguageInDeletion(actions)).map(forScheduledPosts),
    );
    apis.addBulkAction((actions) => actions.map(forScheduledPosts));
    nameTabsAfterTheCompany();
  },
};
