import type { ComponentType } from 'react';
import { AttrianIllustration } from './attrian';
import { AttrianCredentialsIllustration } from './attrian-credentials';
import { DocuflowIllustration } from './docuflow';
import { FhirLinkIllustration } from './fhir-link';
import { IdatikIllustration } from './idatik';
import { MeTiIllustration } from './me-ti';

const illustrations: Record<string, ComponentType> = {
  idatik: IdatikIllustration,
  'fhir-link': FhirLinkIllustration,
  'me-ti': MeTiIllustration,
  attrian: AttrianIllustration,
  'attrian-credentials': AttrianCredentialsIllustration,
  docuflow: DocuflowIllustration,
  cryptoth: DocuflowIllustration,
};

/** The drawing of a product; a product that exists only in the CMS gets the hub. */
export function ProductIllustration({ product }: { product: string }) {
  const Illustration = illustrations[product] ?? AttrianIllustration;
  return <Illustration />;
}
