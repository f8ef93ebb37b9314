import type { Language } from 'contract/languages';
import type { SoftwareApplication } from 'schema-dts';
import { LISTED_LANGUAGES, organizationId, type PageContext } from '~/site/structured-data';

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
