// A claim goes no further than its source and the product's stage (docs/product/copy.md): unavailable products are
// "designed" or "planned", and nothing is "implemented" until third parties have confirmed it where they must.
import type { BuiltInText } from '~/features/products/products';
import type { PageName } from '~/i18n/pages';

export type Commitment = 'implemented' | 'designed' | 'planned';
/** A block of the copy that names the standard: page, then block. */
export type Source = `${PageName}.${string}`;

interface StandardRow {
  standard: string;
  /** Set instead of products when the company as a whole follows the standard. */
  company?: Source;
  products: Partial<Record<BuiltInText, readonly [Commitment, Source]>>;
}

const idatik: Source = 'product-idatik.specifications';
const fhirLink: Source = 'product-fhir-link.specifications';
const meTi: Source = 'product-me-ti.specifications';
const attrian: Source = 'product-attrian.specifications';
const credentials: Source = 'product-attrian-credentials.specifications';
const docuflow: Source = 'product-cryptoth.specifications';

/** In the order of `expertise.<group>.standards`. */
export const EXPERTISE_MATRIX = {
  identity: [
    {
      standard: 'eIDAS 2.0',
      products: {
        // "Unsere Plattform wird darauf vorbereitet"
        attrian: ['designed', 'home.euId'],
        attrianCredentials: ['designed', 'product-attrian-credentials.hero'],
      },
    },
    { standard: 'BSI TR-03161', products: { idatik: ['designed', idatik] } },
    { standard: 'ISO 27001', company: 'frame.banner', products: {} },
    {
      standard: 'OIDC',
      products: {
        idatik: ['designed', idatik],
        attrian: ['implemented', 'product-attrian.hero'],
        attrianCredentials: ['planned', credentials],
      },
    },
    {
      standard: 'SAML',
      products: { attrian: ['implemented', attrian], attrianCredentials: ['planned', credentials] },
    },
    {
      standard: 'WebAuthn',
      products: { attrian: ['implemented', attrian], attrianCredentials: ['planned', credentials] },
    },
  ],
  interoperability: [
    {
      standard: 'FHIR R4',
      products: {
        idatik: ['designed', idatik],
        fhirLink: ['implemented', fhirLink],
        attrian: ['implemented', attrian],
        attrianCredentials: ['planned', credentials],
        docuflow: ['designed', docuflow],
      },
    },
    // Conformity is confirmed for one system at a time; ours is not confirmed yet.
    { standard: 'ISiK', products: { fhirLink: ['designed', fhirLink] } },
    { standard: 'IHE', products: { docuflow: ['designed', docuflow] } },
    { standard: 'DICOM', products: { docuflow: ['designed', docuflow] } },
    {
      standard: 'SCIM 2.0',
      products: { attrian: ['implemented', attrian], attrianCredentials: ['planned', credentials] },
    },
    { standard: 'Matrix', products: { meTi: ['designed', meTi] } },
  ],
  compliance: [
    {
      standard: 'DSGVO',
      products: {
        idatik: ['designed', 'docs-idatik.security'],
        fhirLink: ['implemented', fhirLink],
        meTi: ['designed', meTi],
        attrianCredentials: ['planned', credentials],
        docuflow: ['designed', docuflow],
      },
    },
    { standard: 'GoBD', products: { docuflow: ['designed', docuflow] } },
    { standard: 'WORM', products: { docuflow: ['designed', docuflow] } },
    { standard: 'Vorgaben der gematik', products: { idatik: ['designed', idatik] } },
    {
      standard: 'Zero Trust',
      products: {
        idatik: ['designed', idatik],
        fhirLink: ['implemented', fhirLink],
        meTi: ['designed', meTi],
      },
    },
  ],
} as const satisfies Record<string, readonly StandardRow[]>;

type Group = keyof typeof EXPERTISE_MATRIX;
export type ShownRow = Partial<Record<BuiltInText, Commitment>> | 'company';
export type ExpertiseMatrix = Record<Group, ShownRow[]>;

function shownRow({ company, products }: StandardRow): ShownRow {
  if (company) return 'company';
  return Object.fromEntries(Object.entries(products).map(([product, [commitment]]) => [product, commitment]));
}

const shownRows = (group: Group) => EXPERTISE_MATRIX[group].map((row: StandardRow) => shownRow(row));

/** For the loader: the sources stay on the server. */
export const expertiseMatrix: ExpertiseMatrix = {
  identity: shownRows('identity'),
  interoperability: shownRows('interoperability'),
  compliance: shownRows('compliance'),
};
