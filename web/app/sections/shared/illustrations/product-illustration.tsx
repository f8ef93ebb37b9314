import type { ProjectIcon } from 'contract/project-fields';
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

/** The drawing that says what a sign says. */
const byIcon: Record<ProjectIcon, ComponentType> = {
  'user-check': IdatikIllustration,
  link: FhirLinkIllustration,
  'message-square': MeTiIllustration,
  users: AttrianIllustration,
  award: AttrianCredentialsIllustration,
  'shield-check': DocuflowIllustration,
};

interface ProductIllustrationProps {
  product: string;
  /** The sign that editors chose. */
  icon?: ProjectIcon;
}

/** The drawing of a product; a product that exists only in the CMS gets the one that goes with its sign. */
export function ProductIllustration({ product, icon = 'users' }: ProductIllustrationProps) {
  const Illustration = illustrations[product] ?? byIcon[icon];
  return <Illustration />;
}
