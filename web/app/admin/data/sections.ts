import { keyedList } from './entry-data';
import { queryKeys } from './query-keys';

export const sections = keyedList('/api/content-sections', {
  queryKey: queryKeys.sections,
  change: 'section',
  keyOf: ({ sectionKey }) => sectionKey,
});

export const { useAll: useSections, useCache: useSectionCache, useCreate: useCreateSection } = sections;
