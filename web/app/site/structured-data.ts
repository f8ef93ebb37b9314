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
import type { Company } from '~/company';
import { organizationDescription } from './organization-metadata';

export interface PageContext {
  siteUrl: string;
  language: Language;
  addressOf: (path: string) => string;
  canonical: string;
  image: string;
  company: Company;
}

/** Metadata list six languages, although the site has seven (decisions A5). */
export const LISTED_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== 'sq');

export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

export const postalAddress = ({ street, postalCode, city, country }: Company): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: country,
});

function organization({ siteUrl, language, company }: PageContext, isHome: boolean): Organization {
  const { brand, legalName, email, telephone, foundedOnHome, foundedInMetadata } = company;
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand,
    legalName,
    description: organizationDescription(language),
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    foundingDate: isHome ? foundedOnHome : foundedInMetadata,
    email,
    ...(telephone && { telephone }),
    address: postalAddress(company),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      availableLanguage: [...LISTED_LANGUAGES],
    },
  };
}

function website({ siteUrl, addressOf, company }: PageContext): WebSite {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: company.brand,
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

/** A breadcrumb; `path` without language. */
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
  trail: readonly Crumb[];
  things: readonly Thing[];
}

/** Builds the structured data of a page as one graph with one organization (decisions B3). */
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
