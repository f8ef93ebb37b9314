import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from 'contract/languages';
import type { ProductText } from 'contract/product-text';
import type { TranslatedTexts } from 'contract/translation';
import type { TranslatedKind } from 'contract/translation-state';
import { useOneAtATime } from '~/admin/calls/one-at-a-time';
import { callSite, isStale } from '~/admin/calls/site-api';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

/** What is translated, as the contract names it. */
export interface TranslatedName {
  kind: TranslatedKind;
  key: string;
}
export type Confirmed = Partial<Record<Language, string[]>>;

export const translationPath = ({ kind, key }: TranslatedName) =>
  `/api/translations/${kind}/${encodeURIComponent(key)}`;
/** Where the query client keeps what search engines are told of a product. */
export const productTextKey = (key: string) => ['product-text', key];
export const translationKey = ({ kind, key }: TranslatedName) => ['translation', kind, key];

/** The list of the screen in which a thing stands, and the name that it has there. */
const LISTS = {
  section: { list: 'sections', name: 'sectionKey' },
  project: { list: 'projects', name: 'key' },
  picture: { list: 'media', name: 'id' },
} as const;

/** What was confirmed is no longer marked, before the lists have been asked for again. */
function show(client: QueryClient, thing: TranslatedName, answer: TranslatedTexts) {
  client.setQueryData(translationKey(thing), answer);
  if (thing.kind in LISTS) {
    const { list, name } = LISTS[thing.kind as keyof typeof LISTS];
    client.setQueryData<Record<string, unknown>[]>([list], (all) =>
      all?.map((one) => (String(one[name]) === thing.key ? { ...one, outdated: answer.sources } : one)),
    );
    void client.invalidateQueries({ queryKey: [list], refetchType: 'all' });
  }
  if (thing.kind === 'product-text') {
    const queryKey = productTextKey(thing.key);
    client.setQueryData<ProductText>(queryKey, (one) => one && { ...one, outdated: answer.sources });
    void client.invalidateQueries({ queryKey, refetchType: 'all' });
  }
  void client.invalidateQueries({ queryKey: ['translations'], refetchType: 'all' });
}

/**
 * Notes that translations still fit what German says today.
 * @param etag that of the thing as the editor has it before the eyes: of anything newer nothing is confirmed
 */
export function useConfirmation(thing: TranslatedName, etag: string | undefined) {
  const client = useQueryClient();
  const { outdated } = useTexts('admin-translations');
  const notifyFailure = useFailureNotice();
  const calls = useOneAtATime();
  const put = useMutation({
    mutationFn: (confirmed: Confirmed) =>
      callSite<TranslatedTexts>(translationPath(thing), {
        method: 'PUT',
        json: { confirmed },
        ...(etag !== undefined && { ifMatch: etag }),
      }),
  });
  const confirm = async (confirmed: Confirmed, onConfirmed: () => void) => {
    try {
      const answer = await put.mutateAsync(confirmed);
      onConfirmed();
      show(client, thing, answer);
      notify({ title: outdated.done });
    } catch (error) {
      if (!isStale<TranslatedTexts>(error)) return notifyFailure(outdated.failed, error, 'unchanged');
      show(client, thing, error.body.current);
      notify({ title: outdated.staleTitle, description: outdated.staleText, variant: 'destructive' });
    }
  };
  return {
    isConfirming: put.isPending,
    confirm: (confirmed: Confirmed, onConfirmed: () => void) =>
      void calls.once(() => confirm(confirmed, onConfirmed)),
  };
}
