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
  docuflow: (language) => prepareScene('cryptoth', docuflowScene, language),
};

export const PRODUCTS_WITH_SCENE = Object.keys(PREPARE);

const prepare = (name: string, language: Language) => PREPARE[name]?.(language) ?? null;

/** Cached for ever: drawings change only with the code. */
const drawn = new Map<string, DrawnScene>();

export function productScene(name: string, language: Language): DrawnScene | null {
  const key = `${name} ${language}`;
  const known = drawn.get(key);
  if (known) return known;
  const prepared = prepare(name, language);
  if (!prepared) return null;
  const { draw, ...words } = prepared;
  const scene = { ...words, wide: draw('wide').svg, tall: draw('tall').svg };
  drawn.set(key, scene);
  return scene;
}

export function sharedScene(name: string, language: Language): Picture | null {
  return prepare(name, language)?.draw('share') ?? null;
}
