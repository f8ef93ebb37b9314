import { Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedEntry } from 'contract/ordered';
import { RESOURCES_PAGE } from 'contract/resource-fields';
import { BookOpen } from 'lucide-react';
import { kindView } from '~/admin/ordered-kind/kind-view';
import { Notice } from '~/admin/parts/notice';
import { useTexts } from '~/i18n/texts';
import { PdfWidget } from './pdf-widget';

type EditedResource = EditedEntry<'resource'>;

interface OfResource {
  item: EditedResource;
}

/** Tells whether the resource leads nowhere, at least in German: visitors do not see it then. */
const isEmpty = ({ address, file }: EditedResource): boolean => !address && !file[DEFAULT_LANGUAGE];

function EmptyNotice({ item }: OfResource) {
  const { editor } = useTexts('admin-resources');
  return isEmpty(item) ? <Notice status="warning" mb="5" role="status" text={editor.empty} /> : null;
}

function KeptFiles({ item }: OfResource) {
  const { removal } = useTexts('admin-resources');
  return Object.keys(item.file).length > 0 ? <Text mt="2">{removal.files}</Text> : null;
}

export const RESOURCES = kindView('resource', {
  Icon: BookOpen,
  stateOf: (resource) => {
    if (!resource.isPublished) return 'hidden';
    return isEmpty(resource) ? 'empty' : 'published';
  },
  palettes: { published: 'green', empty: 'yellow', hidden: 'gray' },
  widgets: { file: PdfWidget },
  previewAddress: ({ key, part, isPublished }) => {
    const query = isPublished ? '' : `?preview=${encodeURIComponent(key)}`;
    return `${RESOURCES_PAGE}${query}#${part}`;
  },
  useOwnHints: () => {
    const { hints } = useTexts('admin-resources');
    return ({ field, language }) =>
      field === 'file' && language !== DEFAULT_LANGUAGE ? hints.germanFile : undefined;
  },
  Notice: EmptyNotice,
  DeletionNote: KeptFiles,
});
