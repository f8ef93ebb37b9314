import { type HomeSwitch, leadsToHidden } from 'contract/home-page-fields';
import type { Language } from 'contract/languages';
import { textsFor } from '~/i18n/texts.server';
import { FHIR_RESOURCES } from '~/sections/docs/capability-statement.server';
import { CAPABILITY_STATEMENT_PATH } from '~/sections/docs/capability-statement-path';
import { OPENAPI_PATH } from '~/sections/docs/openapi-path';
import { SAMPLE_ENDPOINTS } from '~/sections/docs/sample-endpoints.server';
import { EXPERTISE_MATRIX } from '~/sections/home/expertise-matrix';
import type { Proofs } from './proofs';

/** Counts what visitors can check, from the lists that it leads to. */
const COUNTED = {
  standards: { count: Object.values(EXPERTISE_MATRIX).flat().length, address: '/#expertise', isFile: false },
  resources: { count: FHIR_RESOURCES.length, address: CAPABILITY_STATEMENT_PATH, isFile: true },
  endpoints: { count: SAMPLE_ENDPOINTS.length, address: OPENAPI_PATH, isFile: true },
} as const;

type Counted = keyof typeof COUNTED;

const OF_PRODUCTS: Readonly<Record<string, readonly Counted[]>> = {
  idatik: ['endpoints'],
  'fhir-link': ['resources'],
};

function proofs(language: Language, names: readonly Counted[]): Proofs {
  const { label, claims, lang, ...captions } = textsFor(language, 'product-samples')['product-samples'].proof;
  return {
    label,
    claims,
    items: names.map((name) => {
      const { count, address, isFile } = COUNTED[name];
      return { figure: String(count), ...captions[name], address, isFile };
    }),
    ...(lang && { lang }),
  };
}

const OF_COMPANY = ['standards', 'resources', 'endpoints'] as const;

/** Leaves out a count whose list is in a section that is switched off. */
export const companyProofs = (language: Language, hidden: readonly HomeSwitch[] = []): Proofs =>
  proofs(
    language,
    OF_COMPANY.filter((name) => !leadsToHidden(COUNTED[name].address, hidden)),
  );

/** Returns null for a product of which there is nothing to count. */
export function productProofs(product: string, language: Language): Proofs | null {
  const names = OF_PRODUCTS[product];
  return names ? proofs(language, names) : null;
}
