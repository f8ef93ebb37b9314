import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { ProductText, WrittenProductText } from 'contract/product-text';
import type { EditedProject } from 'contract/project';
import { errorAnswer } from '~/api/http/answers.server';
import type { Forward, Handlers } from '~/api/http/call.server';
import { forward } from '~/api/http/forward.server';
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
    : (await forward(editor, 'GET /api/projects')).find((known) => known.key === key);
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

interface ProductTextCall {
  editor: Editor;
  params: { key: string };
  forward: Forward<WrittenProductText>;
}

async function withBuiltIn({ editor, params, forward: ask }: ProductTextCall): Promise<ProductText> {
  const key = canonicalProduct(params.key);
  const builtIn = await builtInTexts(editor, key);
  return ask({ params: { key }, complete: (written) => ({ ...written, ...builtIn }) });
}

export const productTexts = {
  'GET /api/product-texts/{key}': withBuiltIn,
  'PUT /api/product-texts/{key}': withBuiltIn,
} satisfies Partial<Handlers>;
