/**
 * The company behind the site: what a new owner edits first. Everything here is a placeholder until then;
 * the site warns at every start while `isPlaceholder` says so (decisions G5).
 */
export const COMPANY = {
  isPlaceholder: true,
  brand: 'Mustermed',
  legalName: 'Mustermed Digital GmbH',
  email: 'kontakt@mustermed.example',
  /** For whoever finds a vulnerability: security.txt and SECURITY.md. */
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
  /**
   * The specification gives three founding years and means each of them in its place (decisions B3): the text says
   * September 2022, the organisation metadata 2024, the structured data of the home page 2020.
   */
  founded: {
    text: { year: 2022, month: 9 },
    organizationMetadata: 2024,
    homeStructuredData: 2020,
  },
  /** A content value with this default, never computed (decisions C25). */
  copyrightYear: 2025,
} as const;
