import type { Language } from 'contract/languages';

interface OrganizationTexts {
  description: string;
  /** What the software of the company does, for the structured data of its products (specification, section 3). */
  features: readonly string[];
}

/** The texts of the structured data exist in German and English only; others get the English ones (decisions A13). */
const TEXTS: { en: OrganizationTexts } & Partial<Record<Language, OrganizationTexts>> = {
  de: {
    description:
      'Software für die deutsche Telematikinfrastruktur: digitale Identitäten, FHIR-Schnittstellen, sichere Kommunikation und Dokumentenmanagement.',
    features: [
      'FHIR-R4-Integration',
      'Verwaltung digitaler Identitäten',
      'Nach Vorgaben des BSI',
      'Unterstützung von eIDAS 2.0',
      'Kompatibel mit der TI 2.0',
      'Mehrere Sprachen',
      'Zero-Trust-Sicherheit',
    ],
  },
  en: {
    description:
      'Software for the German telematics infrastructure: digital identities, FHIR interfaces, secure messaging and document management.',
    features: [
      'FHIR R4 integration',
      'Digital identity management',
      'BSI compliance',
      'eIDAS 2.0 support',
      'TI 2.0 compatibility',
      'Multi-language support',
      'Zero-trust security',
    ],
  },
};

export function organizationTexts(language: Language): OrganizationTexts {
  return TEXTS[language] ?? TEXTS.en;
}
