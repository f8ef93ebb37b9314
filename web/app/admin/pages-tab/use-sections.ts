import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaFile } from 'contract/media';
import type { EditedSection } from 'contract/section';
import { callForEditors } from '~/admin/calls/editors-list';
import { callSite } from '~/admin/calls/site-api';

const SECTIONS = ['sections'];
const MEDIA = ['media'];
const TRANSLATIONS = ['translations'];

const PATH = '/api/content-sections';
export const sectionPath = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

export function useSections() {
  return useQuery({ queryKey: SECTIONS, queryFn: () => callForEditors<EditedSection>(PATH) });
}

/** The pictures of the media library, asked for when somebody needs them. */
export function usePictures(isNeeded: boolean) {
  return useQuery({
    queryKey: MEDIA,
    queryFn: () => callSite<MediaFile[]>('/api/media'),
    enabled: isNeeded,
  });
}

export function createSection(body: { sectionKey: string; translations: object }) {
  return callSite<EditedSection>(PATH, { method: 'POST', json: body });
}

export function deleteSection(key: string) {
  return callSite<{ success: true }>(sectionPath(key), { method: 'DELETE' });
}

export function useSectionCache() {
  const client = useQueryClient();
  return {
    find: (key: string) =>
      client.getQueryData<EditedSection[]>(SECTIONS)?.find(({ sectionKey }) => sectionKey === key),
    /** Takes over what a save has answered, before the list has been asked for again. */
    put: (section: EditedSection) =>
      client.setQueryData<EditedSection[]>(SECTIONS, (sections) =>
        sections?.map((known) => (known.sectionKey === section.sectionKey ? section : known)),
      ),
    /** The same for a section that is new. */
    add: (section: EditedSection) =>
      client.setQueryData<EditedSection[]>(SECTIONS, (sections) => sections && [...sections, section]),
    /** Pictures are listed with the sections that show them, so they are asked for too. */
    refresh: () =>
      Promise.all(
        [SECTIONS, MEDIA, TRANSLATIONS].map((queryKey) =>
          // Lists of other tabs too, though nobody looks at them: they would not ask by themselves.
          client.invalidateQueries({ queryKey, refetchType: 'all' }),
        ),
      ),
  };
}
