import type { Language } from 'contract/languages';

/** Proper names and terms of the field, which every language writes as German does. */
export const SAME_EVERYWHERE: ReadonlySet<string> = new Set([
  ...['idatik', 'fhir', 'link', 'me-ti', 'fhir-link', 'attrian', 'credentials', 'docuflow', 'cryptoth'],
  ...[
    'TI',
    'gematik',
    'eIDAS',
    'BSI',
    'TR-03161',
    'ISO',
    'FHIR',
    'R4',
    'ISiK',
    'IHE',
    'DICOM',
    'GoBD',
    'WORM',
  ],
  ...[
    'OIDC',
    'SAML',
    'SCIM',
    'WebAuthn',
    'Matrix',
    'Blog',
    'Blockchain',
    'LDAP',
    'OCR',
    'E2E',
    'Multi',
    'ms',
    'API',
    'OpenAPI',
    'Link',
  ],
  // Cards, services and components of the TI.
  ...[
    'GesundheitsID',
    'eGK',
    'HBA',
    'SMC-B',
    'eID',
    'ID',
    'KIS',
    'PVS',
    'AVS',
    'KIM',
    'VZD',
    'VSDM',
    'eML',
    'eMP',
    'TI-M',
  ],
  ...['TI-Gateway', 'TI-Messenger', 'Policy', 'Enforcement', 'Decision', 'Point', 'PEP', 'PDP'],
  ...['FAQ', 'RSA2ECC', 'Internet'],
  // Titles of positions are not translated (decisions G7).
  ...['Senior', 'Software', 'Engineer', 'Healthcare', 'DevOps', 'Compliance'],
]);

export const SAME_IN: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set([
    ...['Support', 'READY', 'Ready', 'Certified', 'Standards', 'App', 'Download', 'Demo'],
    ...['Credentials', 'Enterprise', 'File', 'Identity', 'Integration', 'Integrations', 'MFA'],
    ...['Management', 'Marketplace', 'Platform', 'Sandbox', 'Security', 'September', 'Sharing', 'Signatures'],
    ...['Phase', 'Start', 'Pause', 'A', 'Portfolio', 'Q', 'Series'],
  ]),
  it: new Set(['Marketplace', 'Test']),
  es: new Set(['Marketplace']),
  fr: new Set(['Technologie', 'Test']),
  nl: new Set([
    ...['September', 'Technologiepartner', 'Technologie', 'Test', 'Whitepaper'],
    ...['A', 'Markt', 'Portfolio', 'Q', 'Series'],
  ]),
  sq: new Set(['Marketplace', 'Produkt', 'Produkte']),
};
