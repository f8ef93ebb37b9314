import { DRAFT_FORMS, type PublishedKind } from 'contract/draft-fields';
import type { FieldValue, Place } from 'contract/entry-body';
import { forEachKind, isOrderedKind } from 'contract/ordered-kinds';
import { isSingleKind } from 'contract/single-kinds';
import { useCompanyValueWords } from '~/admin/company-tab/use-company-entry';
import type { ValueWords } from '~/admin/entry/use-entry';
import { useHomeValueWords } from '~/admin/home-tab/use-home-entry';
import { useNotificationsValueWords } from '~/admin/notifications-tab/use-notifications-entry';
import { useKindTexts, useKindWords } from '~/admin/ordered-kind/kind-texts';
import { KIND_VIEWS } from '~/admin/ordered-kind/kinds';
import { useOrderedValueWords } from '~/admin/ordered-kind/use-ordered-entry';
import { useSectionLabel } from '~/admin/pages-tab/use-section-entry';
import { labelIn } from '~/admin/parts/language-name';
import { useShownValue } from '~/admin/parts/shown-value';
import { useProductValueWords } from '~/admin/products-tab/use-product-entry';
import { useRedirectValueWords } from '~/admin/redirects-tab/use-redirect-entry';
import { useStatusNames, useStatusValueWords } from '~/admin/status-tab/use-status-entry';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface ChangeWords {
  /** „Produkt „idatik““ */
  entry: (kind: PublishedKind, key: string) => string;
  /** „Titel (Englisch)“ */
  label: (kind: PublishedKind, name: string) => string;
  value: (kind: PublishedKind, name: string, value: FieldValue) => string;
}

export function useChangeWords(): ChangeWords {
  const { entry, builtIn, siteValue } = useTexts('admin-changes');
  const show = useShownValue();
  const kinds = { ...useTexts('admin-audit').kinds, ...useKindWords('one') };
  const kindTexts = useKindTexts();
  const orderedWords = useOrderedValueWords();
  const sectionLabel = useSectionLabel();
  const { colors, fonts } = useTexts('admin-appearance');
  const products = useTexts('admin-products');
  const labels: Readonly<Record<Exclude<PublishedKind, 'section' | 'page-text'>, Record<string, string>>> = {
    project: products.fields,
    'product-text': products.search.fields,
    ...forEachKind((kind) => kindTexts[kind].fields),
    redirect: useTexts('admin-redirects').fields,
    appearance: { ...colors, ...fonts },
    'home-page': useTexts('admin-home').fields,
    company: useTexts('admin-company').fields,
    'service-status': useStatusNames(),
    notifications: useTexts('admin-notifications').fields,
  };
  const valueWords: Readonly<Partial<Record<PublishedKind, ValueWords>>> = {
    project: useProductValueWords(),
    ...forEachKind((kind) => orderedWords(kind, kindTexts[kind])),
    'home-page': useHomeValueWords(),
    company: useCompanyValueWords(),
    'service-status': useStatusValueWords(),
    notifications: useNotificationsValueWords(),
    redirect: useRedirectValueWords(),
    'page-text': (_, value) => (value === '' ? builtIn : undefined),
    appearance: (_, value) => (value === '' ? siteValue : undefined),
  };
  const fieldLabel = (kind: PublishedKind, place: Place): string => {
    if (kind === 'section') return sectionLabel(place);
    if (kind === 'page-text') return place.field;
    const ofPart = isOrderedKind(kind)
      ? KIND_VIEWS[kind].wordsOf?.(kindTexts[kind], {}).labelOf(place)
      : undefined;
    return ofPart ?? labels[kind][place.field] ?? place.field;
  };
  return {
    entry: (kind, key) => (isSingleKind(kind) ? kinds[kind] : fill(entry, { kind: kinds[kind], key })),
    label: (kind, name) => {
      const place = DRAFT_FORMS[kind].names.read(name);
      if (!place) return name;
      const label = fieldLabel(kind, place);
      return place.language ? labelIn(label, place.language) : label;
    },
    value: (kind, name, value) => {
      const place = DRAFT_FORMS[kind].names.read(name);
      return show(value, (one) => (place ? valueWords[kind]?.(place, one) : undefined));
    },
  };
}
