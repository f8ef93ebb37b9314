import { act, renderHook, waitFor } from '@testing-library/react';
import type { MediaFile } from 'contract/media';
import { expect, it, vi } from 'vitest';
import { useUploads } from './use-uploads';

const stored = { id: 7, name: 'a.png', url: '/uploads/a.png' } as MediaFile;
const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type });

function controlledUploads() {
  const begun: string[] = [];
  const ends: { resolve: (picture: MediaFile) => void; reject: (error: Error) => void }[] = [];
  const onUploaded = vi.fn();
  const onFailed = vi.fn();
  const { result, unmount } = renderHook(() =>
    useUploads({
      upload: (file, { onProgress, signal } = {}) => {
        begun.push(file.name);
        onProgress?.(0);
        return new Promise((resolve, reject) => {
          ends.push({ resolve, reject });
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
      },
      onUploaded,
      onFailed,
    }),
  );
  const shown = (index: number) => {
    const upload = result.current.uploads[index];
    if (!upload) throw new Error(`There is no upload ${index}.`);
    return upload;
  };
  return {
    add: (...files: File[]) => act(async () => result.current.add(files)),
    retry: (index: number) => act(async () => result.current.retry(shown(index))),
    cancel: (index: number) => act(async () => result.current.cancel(shown(index))),
    remove: (index: number) => act(async () => result.current.remove([shown(index)])),
    states: () => result.current.uploads.map(({ state }) => state),
    ...{ begun, ends, onUploaded, onFailed, unmount },
  };
}

it('uploads one file after another', async () => {
  const { add, begun, ends, states, onUploaded } = controlledUploads();
  await add(picture('a.png'), picture('b.png'));
  expect(states()).toEqual(['sending', 'waiting']);
  ends[0]?.resolve(stored);
  await waitFor(() => expect(states()).toEqual(['done', 'sending']));
  expect(begun).toEqual(['a.png', 'b.png']);
  expect(onUploaded).toHaveBeenCalledWith(stored);
});

it('never sends what the site does not take, and goes on with the rest', async () => {
  const { add, remove, begun, states } = controlledUploads();
  await add(picture('skript.svg', 'image/svg+xml'), picture('b.png'));
  expect(states()).toEqual(['refused', 'sending']);
  expect(begun).toEqual(['b.png']);
  await remove(0);
  expect(states()).toEqual(['sending']);
});

it('goes on after a failure, and sends the failed file again when asked', async () => {
  const { add, retry, begun, ends, states, onFailed } = controlledUploads();
  await add(picture('a.png'), picture('b.png'));
  ends[0]?.reject(new Error('503: away'));
  await waitFor(() => expect(states()).toEqual(['failed', 'sending']));
  expect(onFailed).toHaveBeenCalledOnce();
  ends[1]?.resolve(stored);
  await waitFor(() => expect(states()).toEqual(['failed', 'done']));
  await retry(0);
  expect(begun).toEqual(['a.png', 'b.png', 'a.png']);
});

it('cancels the one that is on its way as well as one that waits, which is no failure', async () => {
  const { add, cancel, retry, begun, states, onFailed } = controlledUploads();
  await add(picture('a.png'), picture('b.png'));
  await cancel(1);
  await cancel(0);
  expect(states()).toEqual(['cancelled', 'cancelled']);
  expect(begun).toEqual(['a.png']);
  expect(onFailed).not.toHaveBeenCalled();
  await retry(1);
  expect(states()).toEqual(['cancelled', 'sending']);
});

it('stops everything at the logout', async () => {
  const { add, unmount, begun, onFailed } = controlledUploads();
  await add(picture('a.png'), picture('b.png'));
  unmount();
  await Promise.resolve();
  expect(begun).toEqual(['a.png']);
  expect(onFailed).not.toHaveBeenCalled();
});
