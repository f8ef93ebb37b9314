import type { Language } from 'contract/languages';
import type { DrawnScene } from './scene';
import { type Picture, type PreparedScene, prepareScene } from './scene.server';
import { attrianCredentialsScene } from './scenes/attrian-credentials.server';
import { docuflowScene } from './scenes/docuflow.server';
import { fhirLinkScene } from './scenes/fhir-link.server';
import { idatikScene } from './scenes/idatik.server';
import { meTiScene } from './scenes/me-ti.server';

/** attrian has none: its hub illustration suffices. */
const PREPARE: Readonly<Record<string, (language: Language) => PreparedScene>> = {
  idatik: (language) => prepareScene('idatik', idatikScene, language),
  'fhir-link': (language) => prepareScene('fhir-link', fhirLinkScene, language),
  'me-ti': (language) => prepareScene('me-ti', meTiScene, language),
  'attrian-credentials': (language) => prepareScene('attrian-credentials', attrianCredentialsScene, language),
  cryptoth: (language) => prepareScene('cryptoth', docuflowScene, language),
};

export const PRODUCTS_WITH_SCENE = Object.keys(PREPARE);

// docuflow's page has the address of its other name.
const prepare = (product: string, language: Language) =>
  PREPARE[product === 'docuflow' ? 'cryptoth' : product]?.(language) ?? null;

/** Cached for ever: drawings change only with the code. */
const drawn = new Map<string, DrawnScene>();

export function productScene(product: string, language: Language): DrawnScene | null {
  const key = `${product} ${language}`;
  const known = drawn.get(key);
  if (known) return known;
  const prepared = prepare(product, language);
  if (!prepared) return null;
  const { draw, ...words } = prepared;
  const scene = { ...words, wide: draw('wide').svg, tall: draw('tall').svg };
  drawn.set(key, scene);
  return scene;
}

export function sharedScene(product: string, language: Language): Picture | null {
  return prepare(product, language)?.draw('share') ?? null;
}
