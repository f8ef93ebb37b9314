import type { ComponentType } from 'react';
import { AttrianScreen } from './attrian-screen';
import { CredentialsScreen } from './credentials-screen';
import { DocuflowScreen } from './docuflow-screen';
import { FhirLinkScreen } from './fhir-link-screen';
import { IdatikScreen } from './idatik-screen';
import { MeTiScreen } from './me-ti-screen';

/** By the last part of a product's address. */
const SCREENS: Readonly<Record<string, ComponentType<{ name: string }>>> = {
  idatik: IdatikScreen,
  'fhir-link': FhirLinkScreen,
  'me-ti': MeTiScreen,
  attrian: AttrianScreen,
  'attrian-credentials': CredentialsScreen,
  cryptoth: DocuflowScreen,
};

export const isWideScreen = (product: string): boolean => product === 'me-ti';

export const screenOf = (product: string): ComponentType<{ name: string }> | null =>
  Object.hasOwn(SCREENS, product) ? (SCREENS[product] ?? null) : null;
