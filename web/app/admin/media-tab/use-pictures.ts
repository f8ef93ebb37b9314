import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from 'contract/languages';
import type { ListedMediaFile, MediaFile } from 'contract/media';
import type { Translation } from 'contract/translation';
import { CallError } from '~/admin/calls/call-error';
import { callSite } from '~/admin/calls/site-api';

export type ListedPicture = ListedMediaFile;
export type TextDates = Partial<Record<Language, string>>;

const PICTURES = ['media'];
const getPictures = () => callSite<ListedPicture[]>('/api/media');

export function usePictures() {
  return useQuery({ queryKey: PICTURES, queryFn: getPictures });
}

/** How far everything is translated, and since when: the list of pictures has no dates. */
export function useTranslations() {
  return useQuery({
    queryKey: ['translations'],
    queryFn: () => callSite<Translation[]>('/api/translations'),
  });
}

/** Asks for what depends on a picture again: the list itself, and the overview of translations. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([PICTURES, ['translations']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Somebody else saved one of the same texts: both are to be seen before one is chosen. */
export class SavedMeanwhile extends Error {
  override name = 'SavedMeanwhile';
}

interface Save {
  id: number;
  /** What the editor had before the eyes. */
  before: TextsByLanguage;
  changes: TextsByLanguage;
}
type TextsByLanguage = Partial<Record<Language, string>>;

/**
 * Saves alternative texts. The contract has no state for pictures, so the list is asked for first.
 * @throws SavedMeanwhile, CallError, NoConnection
 */
export function useSaveTexts() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, before, changes }: Save): Promise<MediaFile> => {
      const now = await queryClient.fetchQuery({ queryKey: PICTURES, queryFn: getPictures, staleTime: 0 });
      const stored = now.find((picture) => picture.id === id)?.alternativeTexts ?? {};
      const languages = Object.keys(changes) as Language[];
      const isStale = languages.some((language) => {
        const theirs = stored[language] ?? '';
        return theirs !== (before[language] ?? '') && theirs !== changes[language];
      });
      if (isStale) {
        await refresh();
        throw new SavedMeanwhile();
      }
      return callSite<MediaFile>(`/api/media/${id}`, {
        method: 'PUT',
        json: { alternativeTexts: changes },
      });
    },
    onSuccess: refresh,
  });
}

/** What shows a picture; sections can be gone to from here. */
export interface PictureUses {
  sections: readonly string[];
  elsewhere: ListedPicture['usedElsewhere'];
}

export const usesOf = ({ usedBy, usedElsewhere }: ListedPicture): PictureUses => ({
  sections: usedBy,
  elsewhere: usedElsewhere,
});

/** What a deletion was refused for. */
export function usesInTheWay(error: unknown): PictureUses | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  const { body } = error;
  const isUses = typeof body === 'object' && body !== null && 'sections' in body && 'elsewhere' in body;
  return isUses ? (body as PictureUses) : null;
}

export function useDeletePicture() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => callSite(`/api/media/${id}`, { method: 'DELETE' }),
    // Also after a refusal: what the list says of its use was not true any more.
    onSettled: () => void refresh(),
  });
}
