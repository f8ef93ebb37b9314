import { DEFAULT_LANGUAGE } from 'contract/languages';
import {
  PROJECT_FIELDS,
  PROJECT_SHARED_NAMES,
  type ProjectShared,
  type ProjectText,
} from 'contract/project-fields';
import { products } from '~/admin/data/products';
import { type Entry, useEntry, type ValueWords, type Widgets } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { builtInEntry } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { ColorChoice, IconChoice } from './look-choice';
import { changeOf, fieldsOf, PRODUCT_SHAPE, type Product } from './product-fields';
import { StatusField } from './status-field';

const WIDGETS: Widgets = {
  status: StatusField,
  icon: IconChoice,
  color: ColorChoice,
} satisfies Partial<Record<ProjectText | ProjectShared, unknown>>;

const isShared = (field: string) => PROJECT_SHARED_NAMES.some((name) => name === field);

export function useProductValueWords(): ValueWords {
  const { icons, colors, hints } = useTexts('admin-products');
  const { published, withdrawn } = useTexts('admin-history');
  const looks: Readonly<Record<string, Readonly<Record<string, string>>>> = { icon: icons, color: colors };
  return ({ field }, value) => {
    if (typeof value === 'boolean') return value ? published : withdrawn;
    if (field in looks) return looks[field]?.[value];
    if (PROJECT_FIELDS[field as ProjectShared].widget !== 'choice') return undefined;
    // Drawings and samples have the names of the built-in products that they were made for.
    return builtInEntry(value)?.name ?? hints.asIntended;
  };
}

export function useProductEntry(product: Product): Entry {
  const { literal, fields, places, hints, editor } = useTexts('admin-products');
  const { may } = useAccount();
  const labels: Readonly<Record<string, string>> = fields;
  const shownAt: Readonly<Record<string, string>> = places;
  return useEntry({
    ...PRODUCT_SHAPE,
    kind: 'project',
    key: product.key,
    stored: product,
    valuesOf: fieldsOf,
    send: (changes, etag) => products.save(product.key, changeOf(changes), etag),
    patchCache: products.useCache().patch,
    savedNotice: { title: literal.updated },
    isReadOnly: !may.projects.update,
    widgets: WIDGETS,
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      placeholderOf: ({ field, language }) =>
        language === DEFAULT_LANGUAGE || isShared(field) ? '' : hints.untranslated,
      hintOf: ({ field, language }, value) => {
        if (field === 'isActive') return value ? hints.published : hints.hidden;
        return language === null || language === DEFAULT_LANGUAGE ? shownAt[field] : undefined;
      },
      valueWords: useProductValueWords(),
      groups: { page: { title: editor.page, lead: hints.page } },
      readOnly: hints.readOnly,
    },
  });
}
