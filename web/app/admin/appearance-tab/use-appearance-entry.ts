import type { EditedAppearance } from 'contract/appearance';
import { APPEARANCE_FIELDS, COLOR_FIELDS, FONT_FIELDS } from 'contract/appearance-fields';
import { FIELD_FIRST, type Fields } from 'contract/entry-body';
import { appearance } from '~/admin/data/appearance';
import { type Entry, useEntry, type Widgets } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { ColorWidget } from './color-widget';
import { FontWidget } from './font-widget';

const WIDGETS: Widgets = { color: ColorWidget, font: FontWidget };

/** Names the one appearance among drafts. */
export const SITE = 'site';

/** An empty text means the site's own value. */
const fieldsOf = (stored: EditedAppearance): Fields =>
  Object.fromEntries([...COLOR_FIELDS, ...FONT_FIELDS].map((field) => [field, stored[field] ?? '']));

export function useAppearanceEntry(stored: EditedAppearance): Entry {
  const { colors, fonts, hints, notices, actions } = useTexts('admin-appearance');
  const labels: Readonly<Record<string, string>> = { ...colors, ...fonts };
  const shownAt: Readonly<Record<string, string>> = hints;
  return useEntry({
    kind: 'appearance',
    key: SITE,
    fields: APPEARANCE_FIELDS,
    names: FIELD_FIRST,
    stored,
    valuesOf: fieldsOf,
    send: (changes, etag) => appearance.save(SITE, changes, etag),
    patchCache: appearance.usePatch(SITE),
    savedNotice: { title: notices.saved, description: notices.savedText },
    isReadOnly: !useAccount().may.appearance.update,
    widgets: WIDGETS,
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      hintOf: ({ field }) => shownAt[field],
      readOnly: actions.readOnly,
    },
  });
}
