import { DRAFT_FORMS, type PublishedKind } from 'contract/draft-fields';
import type { Place } from 'contract/entry-body';
import { isSingleKind } from 'contract/single-kinds';
import { useSectionLabel } from '~/admin/pages-tab/use-section-entry';
import { labelIn } from '~/admin/parts/language-name';
import { useStatusLabels } from '~/admin/status-tab/use-status-entry';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface ChangeWords {
  /** „Produkt „idatik““ */
  entry: (kind: PublishedKind, key: string) => string;
  /** „Titel (Englisch)“ */
  label: (kind: PublishedKind, name: string) => string;
}

/** Names entries and their fields as their own forms do. */
export function useChangeWords(): ChangeWords {
  const { entry } = useTexts('admin-changes');
  const { kinds } = useTexts('admin-audit');
  const sectionLabel = useSectionLabel();
  const { colors, fonts } = useTexts('admin-appearance');
  const products = useTexts('admin-products');
  const labels: Readonly<Record<Exclude<PublishedKind, 'section' | 'page-text'>, Record<string, string>>> = {
    project: products.fields,
    'product-text': products.search.fields,
    opening: useTexts('admin-openings').fields,
    resource: useTexts('admin-resources').fields,
    appearance: { ...colors, ...fonts },
    company: useTexts('admin-company').fields,
    'service-status': useStatusLabels(),
    notifications: useTexts('admin-notifications').fields,
  };
  const fieldLabel = (kind: PublishedKind, place: Place): string => {
    if (kind === 'section') return sectionLabel(place);
    return kind === 'page-text' ? place.field : (labels[kind][place.field] ?? place.field);
  };
  return {
    entry: (kind, key) => (isSingleKind(kind) ? kinds[kind] : fill(entry, { kind: kinds[kind], key })),
    label: (kind, name) => {
      const place = DRAFT_FORMS[kind].names.read(name);
      if (!place) return name;
      const label = fieldLabel(kind, place);
      return place.language ? labelIn(label, place.language) : label;
    },
  };
}
