import type { CompanyField } from 'contract/company-fields';

export type Company = Readonly<Record<CompanyField, string>>;

/** Stands until editors write other values (docs/decisions/0066); most are placeholders (decision G5). */
export const BUILT_IN_COMPANY: Company = {
  brand: 'Mustermed',
  legalName: 'Mustermed Digital GmbH',
  representative: 'Maxi Mustermensch',
  street: 'Musterstraße 1',
  postalCode: '86150',
  city: 'Augsburg',
  country: 'DE',
  email: 'kontakt@mustermed.example',
  securityEmail: 'sicherheit@mustermed.example',
  telephone: '',
  registerCourt: 'Amtsgericht Augsburg',
  registerNumber: 'HRB 00000',
  vatId: 'DE000000000',
  // Structured data give other founding years than the texts, on purpose (decision B3).
  foundedInMetadata: '2024',
  foundedOnHome: '2020',
  /** Never computed (decision C25). */
  copyrightYear: '2025',
};

/** The month of the company's statements about itself (specification, section 9; decision C25). */
export const CLAIMED_IN = '2025-11';

const PLACEHOLDERS: readonly CompanyField[] = [
  ...(['brand', 'legalName', 'representative', 'street', 'email', 'securityEmail'] as const),
  ...(['registerNumber', 'vatId'] as const),
];

export const hasPlaceholders = (company: Company): boolean =>
  PLACEHOLDERS.some((field) => company[field] === BUILT_IN_COMPANY[field]);

export const completeCompany = (stored: Partial<Record<CompanyField, string | null>>): Company => {
  const written = Object.entries(stored).filter(([, value]) => value);
  return { ...BUILT_IN_COMPANY, ...Object.fromEntries(written) };
};
