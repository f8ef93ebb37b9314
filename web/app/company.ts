/** Edit this first: the values are placeholders. The site warns while `isPlaceholder` is true (decision G5). */
export const COMPANY = {
  isPlaceholder: true,
  brand: 'Mustermed',
  legalName: 'Mustermed Digital GmbH',
  email: 'kontakt@mustermed.example',
  /** For reports of vulnerabilities: security.txt and SECURITY.md. */
  securityEmail: 'sicherheit@mustermed.example',
  address: {
    street: 'Musterstraße 1',
    postalCode: '86150',
    city: 'Augsburg',
    country: 'DE',
  },
  representative: 'Maxi Mustermensch',
  register: {
    court: 'Amtsgericht Augsburg',
    number: 'HRB 00000',
    vatId: 'DE000000000',
  },
  /** The specification gives three founding years on purpose (decision B3). */
  founded: {
    text: { year: 2022, month: 9 },
    organizationMetadata: 2024,
    homeStructuredData: 2020,
  },
  /** The default of a content value, never computed (decision C25). */
  copyrightYear: 2025,
} as const;
