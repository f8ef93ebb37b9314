import { useMutation } from '@tanstack/react-query';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

export interface Publishing<Item> {
  /** Keeps the switches of a list in turn. */
  name: string;
  list: {
    useCache: () => {
      cancel: () => Promise<void>;
      patchOne: (key: string, patch: Partial<Item>) => void;
      patch: (item: Item) => void;
      invalidate: () => Promise<unknown>;
    };
  };
  /** Returns the field that visitors' sight depends on. */
  change: (isOn: boolean) => Partial<Item>;
  /** A single switch, with no text to lose, needs no If-Match. @throws CallError, NoConnection */
  save: (key: string, isOn: boolean) => Promise<Item>;
  notice: string;
}

/** Shows an entry to visitors, or hides it; the list shows the change before it is stored. */
export function usePublishing<Item>({ name, list, change, save, notice }: Publishing<Item>) {
  const cache = list.useCache();
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  return useMutation({
    scope: { id: name },
    mutationFn: ({ key, isOn }: { key: string; isOn: boolean }) => save(key, isOn),
    onMutate: async ({ key, isOn }) => {
      await cache.cancel();
      cache.patchOne(key, change(isOn));
    },
    onSuccess: (saved) => {
      cache.patch(saved);
      void cache.invalidate();
      notify({ title: notice });
    },
    onError: (error, { key, isOn }) => {
      cache.patchOne(key, change(!isOn));
      notifyFailure(failure.save, error, 'unchanged');
    },
  });
}
