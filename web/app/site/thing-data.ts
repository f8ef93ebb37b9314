import type { Language } from 'contract/languages';
import type { EmploymentType } from 'contract/opening-fields';
import type { BlogPosting, FAQPage, JobPosting, SoftwareApplication } from 'schema-dts';
import { pictureAddress, WIDTH_FOR_MACHINES } from '~/picture-widths';
import { LISTED_LANGUAGES, organizationId, type PageContext, postalAddress } from './structured-data';

// Kept apart from structured-data.ts, so that only visitors of single pages load it.

/** Features of the company's software (specification, section 3), in German and English (decisions A13). */
const FEATURES: { en: readonly string[] } & Partial<Record<Language, readonly string[]>> = {
  de: [
    'FHIR-R4-Integration',
    'Verwaltung digitaler Identitäten',
    'Nach Vorgaben des BSI',
    'Unterstützung von eIDAS 2.0',
    'Kompatibel mit der TI 2.0',
    'Mehrere Sprachen',
    'Zero-Trust-Sicherheit',
  ],
  en: [
    'FHIR R4 integration',
    'Digital identity management',
    'BSI compliance',
    'eIDAS 2.0 support',
    'TI 2.0 compatibility',
    'Multi-language support',
    'Zero-trust security',
  ],
};

/** Describes a product: an offer without a price, because none is set (decisions B4). */
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
    featureList: [...(FEATURES[language] ?? FEATURES.en)],
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
  modifiedOn: string | null;
  tags: readonly string[];
  cover: { url: string; version: string | null } | null;
}

export function blogPosting(
  { siteUrl, language, canonical, image, company }: PageContext,
  article: Article,
): BlogPosting {
  const { title, excerpt, author, publishedOn, modifiedOn, tags, cover } = article;
  return {
    '@type': 'BlogPosting',
    '@id': `${canonical}#article`,
    headline: title,
    description: excerpt,
    image: cover ? siteUrl + pictureAddress(cover, WIDTH_FOR_MACHINES) : image,
    ...(publishedOn && { datePublished: publishedOn }),
    ...(modifiedOn && { dateModified: modifiedOn }),
    ...(author && {
      author: { '@type': author.includes(company.brand) ? 'Organization' : 'Person', name: author },
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
  /** ISO dates. */
  datePosted: string;
  validThrough: string;
  employmentType: EmploymentType;
  isRemotePossible: boolean;
}

export function jobPosting(
  { siteUrl, canonical, company }: PageContext,
  { title, description, datePosted, validThrough, employmentType, isRemotePossible }: Vacancy,
): JobPosting {
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted,
    validThrough,
    employmentType,
    ...(isRemotePossible && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: company.country },
    }),
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(company),
    },
    hiringOrganization: { '@id': organizationId(siteUrl), '@type': 'Organization', name: company.legalName },
    url: canonical,
    directApply: false,
  };
}

export function answeredQuestions(
  { language, canonical }: PageContext,
  questions: readonly { name: string; question: string; answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${canonical}#questions`,
    isPartOf: { '@id': `${canonical}#page` },
    inLanguage: language,
    mainEntity: questions.map(({ name, question, answer }) => ({
      '@type': 'Question',
      url: `${canonical}#${name}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
