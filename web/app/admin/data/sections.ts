import { queryKeys } from './query-keys';
import { keyedList } from './resource';

export const sections = keyedList('/api/content-sections', {
  queryKey: queryKeys.sections,
  change: 'section',
  keyOf: ({ sectionKey }) => sectionKey,
});

export const { useAll: useSections, useCache: useSectionCache, useCreate: useCreateSection } = sections;
