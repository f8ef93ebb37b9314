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

/** A screen of two views is as wide as the page. */
export const isWideScreen = (product: string): boolean => product === 'me-ti';

/** Products of the CMS alone have none. */
export const screenOf = (product: string): ComponentType<{ name: string }> | null =>
  Object.hasOwn(SCREENS, product) ? (SCREENS[product] ?? null) : null;
