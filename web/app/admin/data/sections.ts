import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedSection, NewSection } from 'contract/section';
import { CallError } from './call-error';
import { fetchEditorList } from './editor-list';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export function useSections() {
  return useQuery({
    queryKey: queryKeys.sections,
    queryFn: ({ signal }) => fetchEditorList(() => callSite('GET /api/content-sections', { signal })),
  });
}

export function useSectionCache() {
  const client = useQueryClient();
  return {
    find: (key: string) =>
      client.getQueryData<EditedSection[]>(queryKeys.sections)?.find(({ sectionKey }) => sectionKey === key),
    patch: (section: EditedSection) => {
      client.setQueryData<EditedSection[]>(queryKeys.sections, (sections) =>
        sections?.map((known) => (known.sectionKey === section.sectionKey ? section : known)),
      );
    },
  };
}

/** @throws CallError, NoConnection */
export function useCreateSection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewSection) => callSite('POST /api/content-sections', { input }),
    onSuccess: (section) => {
      client.setQueryData<EditedSection[]>(
        queryKeys.sections,
        (sections) => sections && [...sections, section],
      );
      void invalidate(client, 'section');
    },
  });
}

/** @param onDeleted called before the list, which no longer has the section, is fetched again */
export function useDeleteSection(key: string, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callSite('DELETE /api/content-sections/{key}', { params: { key } }),
    onSuccess: () => {
      onDeleted();
      return invalidate(client, 'section');
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 404) void invalidate(client, 'section');
    },
  });
}
