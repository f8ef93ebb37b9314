import type { DescribedFields, Format } from './field';
import { NAME_LENGTH, SHORT_TEXT_LENGTH } from './limits';

const EMAIL: Format = {
  pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/,
  advice: 'Bitte eine E-Mail-Adresse schreiben, z. B. kontakt@beispiel.de.',
};
const YEAR: Format = {
  pattern: /^(?:19|20)\d{2}$/,
  advice: 'Bitte ein Jahr mit vier Ziffern schreiben, z. B. 2025.',
};
const POSTAL_CODE: Format = {
  pattern: /^[\p{L}\d][\p{L}\d -]*$/u,
  advice: 'Bitte eine Postleitzahl schreiben, z. B. 86150.',
};
const COUNTRY: Format = {
  pattern: /^[A-Z]{2}$/,
  advice: 'Bitte das Land mit zwei Großbuchstaben schreiben, z. B. DE.',
};
const TELEPHONE: Format = {
  pattern: /^\+?\d[\d ()/-]*\d$/,
  advice: 'Bitte eine Telefonnummer aus Ziffern und Leerzeichen schreiben, z. B. +49 821 123456.',
};

const LINE = { widget: 'line', limit: NAME_LENGTH } as const;
const EMAIL_LINE = { widget: 'line', limit: SHORT_TEXT_LENGTH, format: EMAIL } as const;
const YEAR_LINE = { widget: 'line', limit: 4, format: YEAR } as const;

export const COMPANY_FIELDS = {
  brand: { ...LINE, begins: 'names' },
  legalName: LINE,
  representative: LINE,
  street: { ...LINE, begins: 'address' },
  postalCode: { widget: 'line', limit: 10, format: POSTAL_CODE },
  city: LINE,
  country: { widget: 'line', limit: 2, format: COUNTRY },
  email: { ...EMAIL_LINE, begins: 'contact' },
  securityEmail: EMAIL_LINE,
  telephone: { widget: 'line', limit: 30, format: TELEPHONE },
  registerCourt: { ...LINE, begins: 'register' },
  registerNumber: LINE,
  vatId: { widget: 'line', limit: 20 },
  foundedInMetadata: { ...YEAR_LINE, begins: 'years' },
  foundedOnHome: YEAR_LINE,
  copyrightYear: YEAR_LINE,
} as const satisfies DescribedFields;

export type CompanyField = keyof typeof COMPANY_FIELDS;
export const COMPANY_FIELD_NAMES = Object.keys(COMPANY_FIELDS) as CompanyField[];
