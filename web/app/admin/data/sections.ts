import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedSection } from 'contract/section';
import { CallError } from './call-error';
import { fetchEditorList } from './editor-list';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

const PATH = '/api/content-sections';
const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

/** The changed fields of a section; absent fields stay as they are (decision C1). */
export interface SectionChange {
  translations?: Partial<Record<string, Record<string, string>>>;
  /** The address of a picture of the media library; null removes it. */
  images?: Record<string, string | null>;
}

export function useSections() {
  return useQuery({
    queryKey: queryKeys.sections,
    queryFn: ({ signal }) => fetchEditorList<EditedSection>(PATH, signal),
  });
}

/** @throws CallError, NoConnection */
export function putSection(key: string, change: SectionChange, ifMatch: string): Promise<EditedSection> {
  return callSite<EditedSection>(pathOf(key), { method: 'PUT', json: change, ifMatch });
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
    mutationFn: (section: { sectionKey: string; translations: object }) =>
      callSite<EditedSection>(PATH, { method: 'POST', json: section }),
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
    mutationFn: () => callSite(pathOf(key), { method: 'DELETE' }),
    onSuccess: () => {
      onDeleted();
      return invalidate(client, 'section');
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 404) void invalidate(client, 'section');
    },
  });
}
