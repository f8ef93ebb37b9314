import type { Place } from 'contract/entry-body';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { isSectionField } from 'contract/section-fields';
import { sections } from '~/admin/data/sections';
import { type Entry, useEntry, type Widgets } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { PictureWidget } from './picture-widget';
import { changeOf, fieldsOf, shapeOf } from './section-fields';
import { useSectionSlot } from './section-slots';

const WIDGETS: Widgets = { picture: PictureWidget };

export function useSectionLabel(): (place: Place) => string {
  const { fields } = useTexts('admin-pages');
  return ({ field, language }) => {
    if (language === null) return fill(fields.picture, { name: field });
    return isSectionField(field) ? fields[field] : field;
  };
}

export function useSectionEntry(section: EditedSection): Entry {
  const { sectionKey } = section;
  const { editor, fields, notices } = useTexts('admin-pages');
  const { may } = useAccount();
  const { hasBuiltInText } = useSectionSlot(sectionKey);
  const labelOf = useSectionLabel();
  const shape = shapeOf(sectionKey);
  return useEntry({
    ...shape,
    kind: 'section',
    key: sectionKey,
    stored: section,
    valuesOf: fieldsOf,
    send: (changes, etag) => sections.save(sectionKey, changeOf(changes), etag),
    patchCache: sections.useCache().patch,
    savedNotice: { title: notices.updated },
    // The tab then shows DeletedSection with the unsaved texts.
    isRefetchedWhenGone: true,
    isReadOnly: !may.sections.update,
    widgets: WIDGETS,
    words: {
      labelOf,
      placeholderOf: ({ field, language }, values) => {
        if (language !== DEFAULT_LANGUAGE && values[shape.names.of({ field, language: DEFAULT_LANGUAGE })]) {
          return fields.fallback;
        }
        return hasBuiltInText ? fields.builtIn : fields.nothing;
      },
      hintOf: ({ field, language }) =>
        language === DEFAULT_LANGUAGE && shape.fields[field]?.widget === 'markdown'
          ? fields.marks
          : undefined,
      readOnly: editor.mayOnlyLook,
    },
  });
}
