import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import {
  type ProductText,
  productText,
  productTextInput,
  type WrittenProductText,
} from 'contract/product-text';
import type { EditedProject } from 'contract/project';
import { z } from 'zod';
import { errorAnswer } from '~/api/http/answers.server';
import { staleProductText } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import { savedOrConflict } from '~/api/http/saved-or-conflict.server';
import { projects, productTexts as writtenTexts } from '~/content/editing/edited-resources.server';
import type { Editor } from '~/content/editing/strapi-call.server';
import { localizedText } from '~/content/published/localized';
import { isBuiltInProduct, ownHead } from '~/features/products/product-head.server';
import { canonicalProduct } from '~/features/products/products';

function described({ key, titles, description }: EditedProject, language: Language) {
  const own = localizedText(language, titles[language], titles[DEFAULT_LANGUAGE]);
  return {
    title: own ?? { value: key, lang: language },
    description: localizedText(language, description[language], description[DEFAULT_LANGUAGE]),
  };
}

/** Returns the texts for search engines by default. @throws Response 404 if the product has no page */
async function builtInTexts(editor: Editor, key: string): Promise<Pick<ProductText, 'builtIn'>> {
  const project = isBuiltInProduct(key)
    ? null
    : (await projects.list(editor)).find((known) => known.key === key);
  if (project === undefined) throw errorAnswer('not-found');
  const builtIn = LANGUAGE_CODES.map((language) => {
    const {
      title,
      description,
      keywords = '',
    } = ownHead(key, language, project && described(project, language));
    return [language, { title, description, keywords }] as const;
  });
  return { builtIn: Object.fromEntries(builtIn) as ProductText['builtIn'] };
}

const pageKey = z.string().transform(canonicalProduct);

export const productTexts = resource('/api/product-texts/{key}', { key: pageKey })
  .get({
    summary: 'What search engines are told of the page of a product.',
    access: 'session',
    output: productText,
    handler: async ({ editor, params: { key } }) => {
      const builtIn = await builtInTexts(editor, key);
      return { ...(await writtenTexts.get(editor, key)), ...builtIn };
    },
  })
  .put({
    summary: 'Change what search engines are told of the page of a product. What is absent stays.',
    access: 'session',
    input: json(productTextInput),
    output: productText,
    ifMatch: staleProductText,
    handler: async ({ editor, params: { key }, input, ifMatch }) => {
      const builtIn = await builtInTexts(editor, key);
      const withBuiltIn = (written: WrittenProductText): ProductText => ({ ...written, ...builtIn });
      const saved = await writtenTexts.save(editor, key, input, ifMatch);
      return savedOrConflict(
        saved.isStale
          ? { isStale: true, current: withBuiltIn(saved.current) }
          : { isStale: false, value: withBuiltIn(saved.value) },
      );
    },
  });
