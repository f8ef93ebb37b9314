import type { Language } from 'contract/languages';
import type { PageCopy } from '~/site-map';
import type admin from './locales/de/admin.json';
import type adminAppearance from './locales/de/admin-appearance.json';
import type adminAudit from './locales/de/admin-audit.json';
import type adminChanges from './locales/de/admin-changes.json';
import type adminCompany from './locales/de/admin-company.json';
import type adminFailures from './locales/de/admin-failures.json';
import type adminHistory from './locales/de/admin-history.json';
import type adminMedia from './locales/de/admin-media.json';
import type adminMessages from './locales/de/admin-messages.json';
import type adminNotifications from './locales/de/admin-notifications.json';
import type adminPageTexts from './locales/de/admin-page-texts.json';
import type adminPages from './locales/de/admin-pages.json';
import type adminPosts from './locales/de/admin-posts.json';
import type adminPreview from './locales/de/admin-preview.json';
import type adminProducts from './locales/de/admin-products.json';
import type adminSecondFactor from './locales/de/admin-second-factor.json';
import type adminStatus from './locales/de/admin-status.json';
import type adminTranslations from './locales/de/admin-translations.json';
import type contact from './locales/de/contact.json';
import type contactMail from './locales/de/contact-mail.json';
import type frame from './locales/de/frame.json';
import type gate from './locales/de/gate.json';
import type gatedDeck from './locales/de/gated-deck.json';
import type gatedInvestors from './locales/de/gated-investors.json';
import type product from './locales/de/product.json';
import type productAttrian from './locales/de/product-attrian.json';
import type productAttrianCredentials from './locales/de/product-attrian-credentials.json';
import type productCryptoth from './locales/de/product-cryptoth.json';
import type productDrawings from './locales/de/product-drawings.json';
import type productFhirLink from './locales/de/product-fhir-link.json';
import type productIdatik from './locales/de/product-idatik.json';
import type productMeTi from './locales/de/product-me-ti.json';
import type productNeighbours from './locales/de/product-neighbours.json';
import type productSamples from './locales/de/product-samples.json';
import type tiStage from './locales/de/ti-stage.json';

export interface Copy extends PageCopy {
  admin: typeof admin;
  'admin-appearance': typeof adminAppearance;
  'admin-changes': typeof adminChanges;
  'admin-company': typeof adminCompany;
  'admin-status': typeof adminStatus;
  'admin-audit': typeof adminAudit;
  'admin-failures': typeof adminFailures;
  'admin-history': typeof adminHistory;
  'admin-media': typeof adminMedia;
  'admin-messages': typeof adminMessages;
  'admin-notifications': typeof adminNotifications;
  'admin-page-texts': typeof adminPageTexts;
  'admin-pages': typeof adminPages;
  'admin-openings': typeof import('./locales/de/admin-openings.json');
  'admin-posts': typeof adminPosts;
  'admin-preview': typeof adminPreview;
  'admin-products': typeof adminProducts;
  'admin-events': typeof import('./locales/de/admin-events.json');
  'admin-references': typeof import('./locales/de/admin-references.json');
  'admin-resources': typeof import('./locales/de/admin-resources.json');
  'admin-second-factor': typeof adminSecondFactor;
  'admin-translations': typeof adminTranslations;
  contact: typeof contact;
  'contact-mail': typeof contactMail;
  frame: typeof frame;
  gate: typeof gate;
  'gated-deck': typeof gatedDeck;
  'gated-investors': typeof gatedInvestors;
  product: typeof product;
  'product-drawings': typeof productDrawings;
  'product-neighbours': typeof productNeighbours;
  'product-samples': typeof productSamples;
  'product-idatik': typeof productIdatik;
  'product-fhir-link': typeof productFhirLink;
  'product-me-ti': typeof productMeTi;
  'product-attrian': typeof productAttrian;
  'product-attrian-credentials': typeof productAttrianCredentials;
  'product-cryptoth': typeof productCryptoth;
  'ti-stage': typeof tiStage;
}

export type PageName = keyof Copy;

/** `lang` is set on a block that is shown in German instead of the page's language (decisions A6, A13). */
export type PageTexts<Page extends PageName> = {
  [Block in keyof Copy[Page]]: Copy[Page][Block] & { lang?: Language };
};

export type TextsOf<Page extends PageName> = { [Name in Page]: PageTexts<Name> };
