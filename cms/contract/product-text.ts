import { z } from 'zod';
import { edited, outdated } from './edited-entry';
import { byLanguage, language } from './localized';
import { PRODUCT_TEXTS, type ProductTextField } from './product-text-fields';

const searchTexts = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
} satisfies Record<ProductTextField, z.ZodType>);

export const productText = z.object({
  key: z.string().meta({ description: 'Of the page: the last part of its address.' }),
  translations: byLanguage(searchTexts),
  builtIn: z
    .record(language, searchTexts)
    .meta({ description: 'What search engines are told where a text is empty.' }),
  ...edited.shape,
  lastUpdated: z.string().nullable().meta({ description: 'Null where nobody has written anything yet.' }),
  outdated,
});
export type ProductText = z.output<typeof productText>;

/** Strapi's answer: it does not know the built-in texts of the site. */
export const writtenProductText = productText.omit({ builtIn: true });
export type WrittenProductText = z.output<typeof writtenProductText>;

const { title, description, keywords } = PRODUCT_TEXTS;

export const productTextInput = z.object({
  translations: byLanguage(
    z
      .object({
        title: z.string().max(title.limit),
        description: z.string().max(description.limit),
        keywords: z.string().max(keywords.limit),
      } satisfies Record<ProductTextField, z.ZodType>)
      .partial(),
  ).meta({ description: 'An empty text brings back what the page says of itself.' }),
});
export type ProductTextInput = z.output<typeof productTextInput>;
