import type { ComponentType } from 'react';
import type { IllustrationName } from './illustration-names';
import { AttrianIllustration } from './illustrations/attrian';
import { AttrianCredentialsIllustration } from './illustrations/attrian-credentials';
import { AttrianDetail } from './illustrations/detail-attrian';
import { AttrianCredentialsDetail } from './illustrations/detail-attrian-credentials';
import { DocuflowDetail } from './illustrations/detail-docuflow';
import { FhirLinkDetail } from './illustrations/detail-fhir-link';
import { IdatikDetail } from './illustrations/detail-idatik';
import { MeTiDetail } from './illustrations/detail-me-ti';
import { DocuflowIllustration } from './illustrations/docuflow';
import { EuWalletIllustration } from './illustrations/eu-wallet';
import { FhirLinkIllustration } from './illustrations/fhir-link';
import { GateIllustration } from './illustrations/gate';
import { IdatikIllustration } from './illustrations/idatik';
import { MeTiIllustration } from './illustrations/me-ti';
import { PartnersIllustration } from './illustrations/partners';
import { ShelfIllustration } from './illustrations/shelf';
import { ComplianceIllustration } from './illustrations/ti-compliance';
import { InteroperabilityIllustration } from './illustrations/ti-interoperability';
import { SecurityIllustration } from './illustrations/ti-security';

/** Each is drawn on 320 × 200. Pages use the sprite, so no browser loads this module. */
export const ILLUSTRATIONS: Record<IllustrationName, ComponentType> = {
  idatik: IdatikIllustration,
  'fhir-link': FhirLinkIllustration,
  'me-ti': MeTiIllustration,
  attrian: AttrianIllustration,
  'attrian-credentials': AttrianCredentialsIllustration,
  docuflow: DocuflowIllustration,
  'ti-compliance': ComplianceIllustration,
  'ti-security': SecurityIllustration,
  'ti-interoperability': InteroperabilityIllustration,
  shelf: ShelfIllustration,
  gate: GateIllustration,
  'detail-idatik': IdatikDetail,
  'detail-fhir-link': FhirLinkDetail,
  'detail-me-ti': MeTiDetail,
  'detail-attrian': AttrianDetail,
  'detail-attrian-credentials': AttrianCredentialsDetail,
  'detail-docuflow': DocuflowDetail,
  'eu-wallet': EuWalletIllustration,
  partners: PartnersIllustration,
};
