import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  JobPosting,
  Organization,
  SearchAction,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { COMPANY } from '~/company';
import { pictureAddress, WIDTH_FOR_MACHINES } from '~/picture-widths';
import { organizationTexts } from './organization-metadata';

/** Where the page stands that the data describe. */
export interface PageContext {
  siteUrl: string;
  /** The language that the page's text is really in. */
  language: Language;
  /** The absolute address of a path of the site in the page's language. */
  addressOf: (path: string) => string;
  /** The page's address, the one that search engines may list. */
  canonical: string;
}

/** The metadata list six languages, the site speaks seven (decisions A5). */
const LISTED_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== 'sq');

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** The three founding years are told apart in company.ts (decisions B3). */
function organization({ siteUrl, language }: PageContext, isHome: boolean): Organization {
  const { address, email, founded } = COMPANY;
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: COMPANY.brand,
    legalName: COMPANY.legalName,
    description: organizationTexts(language).description,
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    foundingDate: String(isHome ? founded.homeStructuredData : founded.organizationMetadata),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
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

/** A product as search engines know it: an offer without a price, which nobody has named (decisions B4). */
export function softwareApplication(
  { siteUrl, language, canonical }: PageContext,
  product: { name: string; description: string },
): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${canonical}#software`,
    ...product,
    url: canonical,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Web',
    featureList: [...organizationTexts(language).features],
    inLanguage: [...LISTED_LANGUAGES],
    publisher: { '@id': organizationId(siteUrl) },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      seller: { '@id': organizationId(siteUrl) },
    },
  };
}

export interface Article {
  title: string;
  excerpt: string;
  author: string | null;
  /** ISO dates. */
  publishedOn: string | null;
  lastUpdated: string | null;
  tags: readonly string[];
  cover: { url: string; version: string | null } | null;
}

/** An article of the blog. Who signs with the company's name is no person. */
export function blogPosting({ siteUrl, language, canonical }: PageContext, article: Article): BlogPosting {
  const { title, excerpt, author, publishedOn, lastUpdated, tags, cover } = article;
  return {
    '@type': 'BlogPosting',
    '@id': `${canonical}#article`,
    headline: title,
    description: excerpt,
    ...(cover && { image: siteUrl + pictureAddress(cover, WIDTH_FOR_MACHINES) }),
    ...(publishedOn && { datePublished: publishedOn }),
    ...(lastUpdated && { dateModified: lastUpdated }),
    ...(author && {
      author: { '@type': author.includes(COMPANY.brand) ? 'Organization' : 'Person', name: author },
    }),
    publisher: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': `${canonical}#page` },
    keywords: [...tags],
    inLanguage: language,
  };
}

export interface Vacancy {
  title: string;
  /** Plain text or simple HTML. */
  description: string;
  /** ISO date. */
  datePosted: string;
}

/** A full-time position, remote within Germany or at the company's place. */
export function jobPosting(
  { siteUrl, canonical }: PageContext,
  { title, description, datePosted }: Vacancy,
): JobPosting {
  const { address } = COMPANY;
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted,
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: address.country },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.country,
      },
    },
    hiringOrganization: { '@id': organizationId(siteUrl), '@type': 'Organization', name: COMPANY.legalName },
    url: canonical,
    directApply: false,
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
