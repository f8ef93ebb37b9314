import { Alert, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedResource, ResourceInput } from 'contract/resource';
import { RESERVED_RESOURCE_KEYS, RESOURCE_SHARED_NAMES, RESOURCE_TEXTS } from 'contract/resource-fields';
import { resources } from '~/admin/data/resources';
import { callSite } from '~/admin/data/site-api';
import type { OrderedKind } from '~/admin/ordered-kind/ordered-kind';
import { useTexts } from '~/i18n/texts';
import { PartChoice, usePartName } from './part-choice';
import { PdfWidget } from './pdf-widget';
import { fieldsOf, isEmpty, previewAddress, RESOURCE_SHAPE, stateOf } from './resource-fields';

interface OfResource {
  item: EditedResource;
}

function EmptyNotice({ item }: OfResource) {
  const { editor } = useTexts('admin-resources');
  if (!isEmpty(item)) return null;
  return (
    <Alert.Root status="warning" mb="5" role="status">
      <Alert.Indicator />
      <Alert.Description>{editor.empty}</Alert.Description>
    </Alert.Root>
  );
}

function KeptFiles({ item }: OfResource) {
  const { removal } = useTexts('admin-resources');
  return Object.keys(item.file).length > 0 ? <Text mt="2">{removal.files}</Text> : null;
}

export const RESOURCES: OrderedKind<EditedResource, ResourceInput> = {
  tab: 'resources',
  kind: 'resource',
  copy: 'admin-resources',
  data: resources,
  putOrder: (keys) => callSite('PUT /api/resources/order', { input: { keys } }),
  shape: RESOURCE_SHAPE,
  sharedNames: RESOURCE_SHARED_NAMES,
  widgets: { part: PartChoice, file: PdfWidget },
  valuesOf: fieldsOf,
  stateOf,
  palettes: { published: 'green', empty: 'yellow', hidden: 'gray' },
  previewAddress,
  create: {
    titleLimit: RESOURCE_TEXTS.title.limit,
    isReserved: (key) => RESERVED_RESOURCE_KEYS.includes(key),
  },
  useChoiceWords: () => {
    const nameOf = usePartName();
    return ({ field }, choice) => (field === 'part' ? nameOf(choice) : undefined);
  },
  useOwnHints: () => {
    const { hints } = useTexts('admin-resources');
    return ({ field, language }) =>
      field === 'file' && language !== DEFAULT_LANGUAGE ? hints.germanFile : undefined;
  },
  Notice: EmptyNotice,
  DeletionNote: KeptFiles,
};
