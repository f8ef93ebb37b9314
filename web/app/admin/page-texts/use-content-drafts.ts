import type { DescribedFields } from 'contract/field';
import { PROJECT_TEXTS } from 'contract/project-fields';
import { SECTION_TEXTS } from 'contract/section-fields';
import { useDrafts } from '~/admin/drafts/use-draft';
import { textOf, type ValueNames } from '~/admin/entry/entry-fields';
import { SECTION_NAMES } from '~/admin/pages-tab/section-fields';
import { PRODUCT_SHAPE } from '~/admin/products-tab/product-fields';
import type { TextDraft } from '~/features/text-preview/text-table';
import { contentFile, type PointedKind } from '~/i18n/content-text';

/** How a page shows each kind: a text of several lines stands in several places. */
const KINDS: Readonly<Record<PointedKind, { names: ValueNames; fields: DescribedFields }>> = {
  section: { names: SECTION_NAMES, fields: SECTION_TEXTS },
  project: { names: PRODUCT_SHAPE.names, fields: PROJECT_TEXTS },
};

/** Returns the unsaved texts of sections and products, wherever they were typed, for the page to show. */
export function useContentDrafts(): TextDraft[] {
  const drafts = { section: useDrafts('section'), project: useDrafts('project') };
  return (Object.keys(KINDS) as PointedKind[]).flatMap((kind) => {
    const { names, fields } = KINDS[kind];
    return [...drafts[kind]].flatMap(([key, { changes }]) =>
      Object.entries(changes).flatMap(([name, { to }]): TextDraft[] => {
        const place = names.read(name);
        if (!place?.language) return [];
        return [
          {
            file: contentFile(kind, key),
            language: place.language,
            key: place.field,
            to: textOf(to),
            isPlain: fields[place.field]?.widget === 'line',
          },
        ];
      }),
    );
  });
}
