import { z } from 'zod';
import { LANGUAGE_CODES, type Language } from '~/i18n/languages';
import { outdatedSchema } from './outdated';
import { askAs, type Editor, type Saved, saveAs } from './site-admin.server';

const pathOf = (key: string) => `/site-admin/product-texts/${encodeURIComponent(key)}`;

const language = z.enum(LANGUAGE_CODES);
/** A field that the role may not see does not come. */
const text = z.string().nullish();

const productText = z.object({
  key: z.string(),
  translations: z.partialRecord(language, z.object({ title: text, description: text, keywords: text })),
  outdated: outdatedSchema,
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullish(),
  languages: z.partialRecord(language, z.string().nullish()),
  state: z.string(),
});

/** What editors want search engines to be told of a product, in all languages; nothing where nobody has written. */
export type EditedProductText = z.output<typeof productText>;

/** What is not named stays as it is. */
export interface ProductTextChange {
  translations: Partial<
    Record<
      Language,
      { title?: string | undefined; description?: string | undefined; keywords?: string | undefined }
    >
  >;
}

/** @param key of the page, as its address has it */
export function getEditedProductText(editor: Editor, key: string): Promise<EditedProductText> {
  return askAs(editor, pathOf(key), productText);
}

export function saveProductText(
  editor: Editor,
  key: string,
  json: ProductTextChange,
  basedOn: string | null,
): Promise<Saved<EditedProductText>> {
  return saveAs(editor, pathOf(key), productText, { json, basedOn });
}
