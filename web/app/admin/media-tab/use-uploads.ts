import type { MediaFile } from 'contract/media';
import { useEffect, useRef, useState } from 'react';
import type { uploadPicture } from '~/admin/data/upload';
import { refusalOf } from './accepted-pictures';

type Progress =
  | { state: 'waiting' | 'cancelled' }
  | { state: 'sending'; share: number }
  | { state: 'done'; picture: MediaFile }
  | { state: 'refused'; why: NonNullable<ReturnType<typeof refusalOf>> }
  | { state: 'failed'; error: unknown };

export type Upload = { id: number; file: File } & Progress;

interface UploadsOptions {
  upload: typeof uploadPicture;
  onUploaded: (picture: MediaFile) => void;
  onFailed: () => void;
}

export type Uploads = ReturnType<typeof useUploads>;

export function useUploads({ upload, onUploaded, onFailed }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const count = useRef(0);
  const last = useRef(Promise.resolve());
  const [cancels] = useState(() => new Map<number, AbortController>());
  useEffect(
    () => () => {
      for (const cancel of cancels.values()) cancel.abort();
    },
    [cancels],
  );

  const show = (id: number, progress: Progress) =>
    setUploads((all) => all.map((one) => (one.id === id ? { id, file: one.file, ...progress } : one)));

  const send = async (id: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const onProgress = (share: number) => show(id, { state: 'sending', share });
      const picture = await upload(file, { signal, onProgress });
      show(id, { state: 'done', picture });
      onUploaded(picture);
    } catch (error) {
      if (signal.aborted) return;
      show(id, { state: 'failed', error });
      onFailed();
    }
  };
  const enqueue = (id: number, file: File) => {
    const cancel = new AbortController();
    cancels.set(id, cancel);
    last.current = last.current.then(() => send(id, file, cancel.signal));
  };

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        const why = refusalOf(file);
        count.current += 1;
        return { id: count.current, file, ...(why ? { state: 'refused', why } : { state: 'waiting' }) };
      });
      setUploads((all) => [...all, ...added]);
      for (const { id, file, state } of added) if (state === 'waiting') enqueue(id, file);
    },
    retry({ id, file }: Upload) {
      show(id, { state: 'waiting' });
      enqueue(id, file);
    },
    cancel({ id }: Upload) {
      cancels.get(id)?.abort();
      show(id, { state: 'cancelled' });
    },
    remove(gone: readonly Upload[]) {
      setUploads((all) => all.filter(({ id }) => !gone.some((one) => one.id === id)));
    },
  };
}
