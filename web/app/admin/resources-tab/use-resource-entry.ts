import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedResource } from 'contract/resource';
import { RESOURCE_SHARED_NAMES } from 'contract/resource-fields';
import { resources } from '~/admin/data/resources';
import { type Entry, useEntry, type Widgets } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { PartChoice } from './part-choice';
import { PdfWidget } from './pdf-widget';
import { changeOf, fieldsOf, RESOURCE_SHAPE } from './resource-fields';

const WIDGETS: Widgets = { part: PartChoice, file: PdfWidget };

const isShared = (field: string) => RESOURCE_SHARED_NAMES.some((name) => name === field);

export function useResourceEntry(resource: EditedResource): Entry {
  const { fields, places, hints, editor } = useTexts('admin-resources');
  const { may } = useAccount();
  const labels: Readonly<Record<string, string>> = fields;
  const shownAt: Readonly<Record<string, string>> = places;
  return useEntry({
    ...RESOURCE_SHAPE,
    kind: 'resource',
    key: resource.key,
    stored: resource,
    valuesOf: fieldsOf,
    send: (changes, etag) => resources.save(resource.key, changeOf(changes), etag),
    patchCache: resources.useCache().patch,
    savedNotice: { title: editor.saved },
    isReadOnly: !may.resources.update,
    widgets: WIDGETS,
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      placeholderOf: ({ field, language }) =>
        language === DEFAULT_LANGUAGE || isShared(field) ? '' : hints.untranslated,
      hintOf: ({ field, language }, value) => {
        if (field === 'isPublished') return value ? hints.published : hints.hidden;
        if (field === 'file' && language !== DEFAULT_LANGUAGE) return hints.germanFile;
        return language === null || language === DEFAULT_LANGUAGE ? shownAt[field] : undefined;
      },
      readOnly: hints.readOnly,
    },
  });
}
