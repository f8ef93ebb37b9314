import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedOpening } from 'contract/opening';
import { OPENING_SHARED_NAMES, type OpeningShared } from 'contract/opening-fields';
import { openings } from '~/admin/data/openings';
import { type Entry, useEntry, type Widgets } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { EmploymentChoice, useEmploymentName } from './employment-choice';
import { changeOf, fieldsOf, OPENING_SHAPE } from './opening-fields';

const WIDGETS: Widgets = { employmentType: EmploymentChoice } satisfies Partial<
  Record<OpeningShared, unknown>
>;

const isShared = (field: string) => OPENING_SHARED_NAMES.some((name) => name === field);

export function useOpeningEntry(opening: EditedOpening): Entry {
  const { fields, places, hints, editor } = useTexts('admin-openings');
  const { published, withdrawn } = useTexts('admin-history');
  const employmentName = useEmploymentName();
  const { may } = useAccount();
  const labels: Readonly<Record<string, string>> = fields;
  const shownAt: Readonly<Record<string, string>> = places;
  return useEntry({
    ...OPENING_SHAPE,
    kind: 'opening',
    key: opening.key,
    stored: opening,
    valuesOf: fieldsOf,
    send: (changes, etag) => openings.save(opening.key, changeOf(changes), etag),
    patchCache: openings.useCache().patch,
    savedNotice: { title: editor.saved },
    isReadOnly: !may.openings.update,
    widgets: WIDGETS,
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      placeholderOf: ({ field, language }) =>
        language === DEFAULT_LANGUAGE || isShared(field) ? '' : hints.untranslated,
      hintOf: ({ field, language }, value) => {
        if (field === 'isPublished') return value ? hints.published : hints.hidden;
        return language === null || language === DEFAULT_LANGUAGE ? shownAt[field] : undefined;
      },
      valueWords: ({ field }, value) => {
        if (typeof value === 'string') return field === 'employmentType' ? employmentName(value) : undefined;
        if (field === 'isPublished') return value ? published : withdrawn;
        return undefined;
      },
      readOnly: hints.readOnly,
    },
  });
}
