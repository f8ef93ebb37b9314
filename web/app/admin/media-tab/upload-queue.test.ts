import type { MediaFile } from 'contract/media';
import { expect, it, vi } from 'vitest';
import { UploadQueue } from './upload-queue';

const stored = { id: 7, name: 'a.png', url: '/uploads/a.png' } as MediaFile;
const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type });

function controlledQueue() {
  const begun: string[] = [];
  const ends: { resolve: (picture: MediaFile) => void; reject: (error: Error) => void }[] = [];
  const onUploaded = vi.fn();
  const onFailed = vi.fn();
  const queue = new UploadQueue({
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
  });
  return {
    queue,
    begun,
    ends,
    onUploaded,
    onFailed,
    states: () => queue.uploads().map(({ state }) => state),
  };
}

it('uploads one file after another', async () => {
  const { queue, begun, ends, states, onUploaded } = controlledQueue();
  queue.add([picture('a.png'), picture('b.png')]);
  expect(states()).toEqual(['sending', 'waiting']);
  ends[0]?.resolve(stored);
  await expect.poll(() => begun).toEqual(['a.png', 'b.png']);
  expect(states()).toEqual(['done', 'sending']);
  expect(onUploaded).toHaveBeenCalledWith(stored);
});

it('never sends what the site does not take, and goes on with the rest', () => {
  const { queue, begun, states } = controlledQueue();
  queue.add([picture('skript.svg', 'image/svg+xml'), picture('b.png')]);
  expect(states()).toEqual(['refused', 'sending']);
  expect(begun).toEqual(['b.png']);
});

it('goes on after a failure, and sends the failed file again when asked', async () => {
  const { queue, begun, ends, states, onFailed } = controlledQueue();
  queue.add([picture('a.png'), picture('b.png')]);
  ends[0]?.reject(new Error('503: away'));
  await expect.poll(states).toEqual(['failed', 'sending']);
  expect(onFailed).toHaveBeenCalledOnce();
  ends[1]?.resolve(stored);
  await expect.poll(states).toEqual(['failed', 'done']);
  queue.retry(queue.uploads()[0]?.id ?? 0);
  expect(begun).toEqual(['a.png', 'b.png', 'a.png']);
});

it('cancels the one that is on its way as well as one that waits, which is no failure', async () => {
  const { queue, begun, states, onFailed } = controlledQueue();
  queue.add([picture('a.png'), picture('b.png')]);
  const [first, second] = queue.uploads();
  queue.cancel(second?.id ?? 0);
  queue.cancel(first?.id ?? 0);
  await expect.poll(states).toEqual(['cancelled', 'cancelled']);
  expect(begun).toEqual(['a.png']);
  expect(onFailed).not.toHaveBeenCalled();
});

it('stops everything at the logout', async () => {
  const { queue, begun, onFailed } = controlledQueue();
  queue.add([picture('a.png'), picture('b.png')]);
  queue.close();
  await Promise.resolve();
  expect(queue.uploads()).toEqual([]);
  expect(begun).toEqual(['a.png']);
  expect(onFailed).not.toHaveBeenCalled();
});
