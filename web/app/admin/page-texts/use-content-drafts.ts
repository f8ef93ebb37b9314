import { COMPANY_FIELDS } from 'contract/company-fields';
import { DRAFT_FORMS } from 'contract/draft-fields';
import { type EntryShape, FIELD_FIRST, fieldAt, SECTION_NAMES } from 'contract/entry-body';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { forEachKind, textFieldsOf } from 'contract/ordered-kinds';
import { PROJECT_TEXTS } from 'contract/project-fields';
import { SECTION_TEXTS } from 'contract/section-fields';
import { SERVICE_STATUS_FIELDS } from 'contract/service-status-fields';
import { useDraftsOf } from '~/admin/drafts/use-draft';
import { textOf } from '~/admin/entry/entry-fields';
import { PRODUCT_SHAPE } from '~/admin/products-tab/product-fields';
import type { TextDraft } from '~/features/text-preview/text-table';
import { contentFile, type PointedKind } from '~/i18n/content-text';

const KINDS: Readonly<Record<Exclude<PointedKind, 'post'>, EntryShape>> = {
  section: { names: SECTION_NAMES, fields: SECTION_TEXTS },
  project: { names: PRODUCT_SHAPE.names, fields: PROJECT_TEXTS },
  ...forEachKind((kind) => ({ ...DRAFT_FORMS[kind], fields: textFieldsOf(kind) })),
  company: { names: FIELD_FIRST, fields: COMPANY_FIELDS },
  'service-status': { names: FIELD_FIRST, fields: SERVICE_STATUS_FIELDS },
};

export function useContentDrafts(): TextDraft[] {
  const draftsOf = useDraftsOf();
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) => {
    const shape = KINDS[kind];
    const { names } = shape;
    return [...draftsOf(kind)].flatMap(([key, { changes }]) =>
      Object.entries(changes).flatMap(([name, { from, to }]): TextDraft[] => {
        const place = names.read(name);
        const field = place && fieldAt(shape, place);
        if (!field) return [];
        return [
          {
            file: contentFile(kind, key),
            language: place.language ?? DEFAULT_LANGUAGE,
            key: place.field,
            from: textOf(from),
            to: textOf(to),
            // The page writes numbers and states of services in its own way.
            isPlain: field.widget === 'line' && kind !== 'service-status',
          },
        ];
      }),
    );
  });
}
