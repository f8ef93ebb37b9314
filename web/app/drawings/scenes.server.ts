import type { Language } from 'contract/languages';
import { drawOrFallBack, oncePerEdition } from '~/i18n/edition.server';
import { type Arrangement, type DrawnScene, SCENE_WIDTHS } from './scene';
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

const drawnScene = oncePerEdition((asked: `${string} ${Language}`): DrawnScene | null => {
  const [name = '', language] = asked.split(' ') as [string, Language];
  return drawOrFallBack(() => {
    const prepared = prepare(name, language);
    if (!prepared) return null;
    const { draw, ...words } = prepared;
    return { ...words, wide: draw('wide').svg, tall: draw('tall').svg };
  });
});

export const productScene = (name: string, language: Language) => drawnScene(`${name} ${language}`);

export function sharedScene(name: string, language: Language): Picture | null {
  return drawOrFallBack(() => prepare(name, language)?.draw('share') ?? null);
}

/** @throws NoRoom */
export function drawAllScenes(language: Language): void {
  for (const prepareIn of Object.values(PREPARE)) {
    const { draw } = prepareIn(language);
    for (const arrangement of Object.keys(SCENE_WIDTHS) as Arrangement[]) draw(arrangement);
  }
}
