import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type {
  BreadcrumbList,
  Graph,
  Organization,
  PostalAddress,
  SearchAction,
  Thing,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { COMPANY } from '~/company';
import { organizationDescription } from './organization-metadata';

/** Where the page stands that the data describe. */
export interface PageContext {
  siteUrl: string;
  /** The language that the page's text is really in. */
  language: Language;
  /** The absolute address of a path of the site in the page's language. */
  addressOf: (path: string) => string;
  /** The page's address, the one that search engines may list. */
  canonical: string;
  /** The absolute address of the picture that the page is shared with. */
  image: string;
}

/** The metadata list six languages, the site speaks seven (decisions A5). */
export const LISTED_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== 'sq');

export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

export const COMPANY_ADDRESS: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: COMPANY.address.street,
  postalCode: COMPANY.address.postalCode,
  addressLocality: COMPANY.address.city,
  addressCountry: COMPANY.address.country,
};

/** The three founding years are told apart in company.ts (decisions B3). */
function organization({ siteUrl, language }: PageContext, isHome: boolean): Organization {
  const { email, founded } = COMPANY;
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: COMPANY.brand,
    legalName: COMPANY.legalName,
    description: organizationDescription(language),
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    foundingDate: String(isHome ? founded.homeStructuredData : founded.organizationMetadata),
    email,
    address: COMPANY_ADDRESS,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      availableLanguage: [...LISTED_LANGUAGES],
    },
  };
}

function website({ siteUrl, addressOf }: PageContext): WebSite {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: COMPANY.brand,
    url: siteUrl,
    inLanguage: [...LISTED_LANGUAGES],
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction,
  };
}

export interface PageTexts {
  title: string;
  description: string;
}

function webPage({ siteUrl, language, canonical }: PageContext, { title, description }: PageTexts): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${canonical}#page`,
    name: title,
    description,
    url: canonical,
    inLanguage: language,
    isPartOf: { '@id': websiteId(siteUrl) },
  };
}

/** A step of the way to a page; `path` without language. */
export interface Crumb {
  name: string;
  path: string;
}

function breadcrumbs({ addressOf }: PageContext, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': addressOf(path) },
    })),
  };
}

interface PageGraph {
  context: PageContext;
  texts: PageTexts;
  /** From home to the page; only home itself on the home page. */
  trail: readonly Crumb[];
  /** What the page is about, besides. */
  things: readonly Thing[];
}

/** Everything that a page says to machines, as one graph with one node for the organization (decisions B3). */
export function pageGraph({ context, texts, trail, things }: PageGraph): Graph {
  const isHome = trail.length === 1;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(context, isHome),
      website(context),
      webPage(context, texts),
      ...(isHome ? [] : [breadcrumbs(context, trail)]),
      ...things,
    ],
  };
}
