import { interestOf, productOf } from 'contract/interests';
import type { Language } from 'contract/languages';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { shownProducts } from '~/features/products/catalog.server';
import { canonicalProduct, type ShownProduct } from '~/features/products/products';
import { textsFor } from '~/i18n/texts.server';

export interface ContactProduct {
  key: string;
  interest: string;
  label: string;
}

function contactProduct({ key, name, text }: ShownProduct, language: Language): ContactProduct {
  const { interests } = textsFor(language, 'contact').contact;
  const label = text ? `${name.value} (${interests[text]})` : name.value;
  return { key, interest: interestOf(key), label };
}

export async function contactProducts(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<ContactProduct[]> {
  return (await shownProducts(language, {}, from)).map((product) => contactProduct(product, language));
}

/** Finds a product by key or interest. */
export function findContactProduct(name: string, products: readonly ContactProduct[]): ContactProduct | null {
  const key = canonicalProduct(productOf(name));
  return products.find((product) => canonicalProduct(product.key) === key) ?? null;
}
