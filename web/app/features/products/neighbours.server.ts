import type { Language } from 'contract/languages';
import type { PageTexts } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import { type BuiltInProduct, builtInCopy } from './product-head.server';
import { productPath, type ShownProduct } from './products';

type Pair = keyof PageTexts<'product-neighbours'>['pairs'];
type Neighbour = readonly [product: BuiltInProduct, pair: Exclude<Pair, 'lang'>];

/** Neighbours of each product, with the key of the sentence that says why; both pages of a pair share it. */
const NEIGHBOURS: Record<BuiltInProduct, readonly [Neighbour, Neighbour]> = {
  idatik: [
    ['attrian', 'idatik+attrian'],
    ['fhir-link', 'idatik+fhir-link'],
  ],
  'fhir-link': [
    ['idatik', 'idatik+fhir-link'],
    ['cryptoth', 'fhir-link+cryptoth'],
  ],
  'me-ti': [
    ['attrian', 'me-ti+attrian'],
    ['fhir-link', 'me-ti+fhir-link'],
  ],
  attrian: [
    ['attrian-credentials', 'attrian+attrian-credentials'],
    ['cryptoth', 'attrian+cryptoth'],
  ],
  'attrian-credentials': [
    ['attrian', 'attrian+attrian-credentials'],
    ['idatik', 'idatik+attrian-credentials'],
  ],
  cryptoth: [
    ['attrian', 'attrian+cryptoth'],
    ['fhir-link', 'fhir-link+cryptoth'],
  ],
};

export interface ProductNeighbours {
  title: string;
  lead: string;
  lang?: Language;
  products: (Pick<ShownProduct, 'path' | 'name' | 'color' | 'illustration'> & {
    text: string;
    isHere: boolean;
  })[];
}

/** Leaves out neighbours that are not shown. @returns null where none is left */
export function neighboursOf(
  product: BuiltInProduct,
  language: Language,
  shown: readonly ShownProduct[],
): ProductNeighbours | null {
  const { heading, pairs } = textsFor(language, 'product-neighbours')['product-neighbours'];
  const [before, after] = NEIGHBOURS[product];
  const here = [product, builtInCopy(product, language).hero.subtitle] as const;
  const chain = [[before[0], pairs[before[1]]] as const, here, [after[0], pairs[after[1]]] as const];
  const products = chain.flatMap(([key, text]) => {
    const found = shown.find(({ path }) => path === productPath(key));
    if (!found) return [];
    const { path, name, color, illustration } = found;
    return [{ path, name, color, illustration, text, isHere: key === product }];
  });
  return products.some(({ isHere }) => !isHere) ? { ...heading, products } : null;
}
