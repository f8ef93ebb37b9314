import type { Language } from 'contract/languages';
import type { PageTexts } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import { type BuiltInProduct, productCopy } from './product-head.server';

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
  products: { product: BuiltInProduct; name: string; text: string; isHere: boolean }[];
}

export function neighboursOf(product: BuiltInProduct, language: Language): ProductNeighbours {
  const { heading, pairs } = textsFor(language, 'product-neighbours')['product-neighbours'];
  const { hero } = productCopy(product, language);
  const [before, after] = NEIGHBOURS[product].map(([neighbour, pair]) => ({
    product: neighbour,
    name: productCopy(neighbour, language).hero.title,
    text: pairs[pair],
    isHere: false,
  }));
  const here = { product, name: hero.title, text: hero.subtitle, isHere: true };
  return { ...heading, products: [before, here, after].filter((shown) => shown !== undefined) };
}
