import type { Language } from 'contract/languages';
import { getActiveProjects } from '~/content/published/projects.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { canonicalProduct, PRODUCTS } from '~/features/products/products';
import { textsFor } from '~/i18n/texts.server';
import { INTERESTS } from './interests';

export interface ContactProduct {
  key: string;
  interest: string;
  label: string;
}

/** The only interest whose name differs from its product's key. */
const ATTRIAN = { key: 'attrian', interest: 'attrian-identity' };

/** Finds a product by key or interest. */
export async function findContactProduct(name: string, language: Language): Promise<ContactProduct | null> {
  const key = name === ATTRIAN.interest ? ATTRIAN.key : name;
  const texts = textsFor(language, 'contact', 'frame');
  const builtIn = PRODUCTS.find((product) => canonicalProduct(product.key) === canonicalProduct(key));
  if (builtIn) {
    const interest = builtIn.key === ATTRIAN.key ? ATTRIAN.interest : builtIn.key;
    const offered = INTERESTS.find(({ value }) => value === interest);
    const label = offered ? texts.contact.interests[offered.text] : texts.frame.products[builtIn.text];
    return { key: builtIn.key, interest, label };
  }
  const projects = await orWhenUnavailable(getActiveProjects(language), []);
  const project = projects.find((candidate) => candidate.key === key);
  return project ? { key, interest: key, label: project.title.value } : null;
}
