import { type ProductTextInput, type WrittenProductText, writtenProductText } from 'contract/product-text';
import { callStrapiAs, type Editor, type Saved, saveAs } from './strapi-call.server';

const pathOf = (key: string) => `/site-admin/product-texts/${encodeURIComponent(key)}`;

/** @param key of the page, as its address has it */
export function getWrittenProductText(editor: Editor, key: string): Promise<WrittenProductText> {
  return callStrapiAs(editor, pathOf(key), writtenProductText);
}

/** What is not named stays as it is. */
export function saveProductText(
  editor: Editor,
  key: string,
  json: ProductTextInput,
  ifMatch: string | null,
): Promise<Saved<WrittenProductText>> {
  return saveAs(editor, pathOf(key), writtenProductText, { json, ifMatch });
}
