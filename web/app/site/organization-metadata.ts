import type { Language } from 'contract/languages';

/** German and English only; other languages get English (decisions A13). */
const DESCRIPTION: { en: string } & Partial<Record<Language, string>> = {
  de: 'Software für die deutsche Telematikinfrastruktur: digitale Identitäten, FHIR-Schnittstellen, sichere Kommunikation und Dokumentenmanagement.',
  en: 'Software for the German telematics infrastructure: digital identities, FHIR interfaces, secure messaging and document management.',
};

export const organizationDescription = (language: Language): string =>
  DESCRIPTION[language] ?? DESCRIPTION.en;
