import type { MediaFile } from 'contract/media';
import type { uploadPicture } from '~/admin/data/upload';
import { refusalOf } from './accepted-pictures';

export type QueuedUpload = { id: number; name: string; size: number } & (
  | { state: 'waiting' | 'cancelled' }
  | { state: 'sending'; share: number }
  | { state: 'done'; picture: MediaFile }
  | { state: 'refused'; why: NonNullable<ReturnType<typeof refusalOf>> }
  | { state: 'failed'; error: unknown }
);

interface UploadQueueOptions {
  upload: typeof uploadPicture;
  onUploaded: (picture: MediaFile) => void;
  onFailed: () => void;
}

type Progress<Upload = QueuedUpload> = Upload extends unknown ? Omit<Upload, 'id' | 'name' | 'size'> : never;

export class UploadQueue {
  #uploads: readonly QueuedUpload[] = [];
  readonly #files = new Map<number, File>();
  readonly #listeners = new Set<() => void>();
  readonly #options: UploadQueueOptions;
  #running: { id: number; cancel: AbortController } | null = null;
  #lastId = 0;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  uploads = (): readonly QueuedUpload[] => this.#uploads;

  add(files: Iterable<File>): void {
    for (const file of files) {
      this.#lastId += 1;
      const id = this.#lastId;
      const why = refusalOf(file);
      this.#files.set(id, file);
      const progress: Progress = why ? { state: 'refused', why } : { state: 'waiting' };
      this.#show([...this.#uploads, { id, name: file.name, size: file.size, ...progress }]);
    }
    void this.#run();
  }

  retry(id: number): void {
    this.#update(id, { state: 'waiting' });
    void this.#run();
  }

  cancel(id: number): void {
    if (this.#running?.id === id) this.#running.cancel.abort();
    else this.#update(id, { state: 'cancelled' });
  }

  remove(...ids: number[]): void {
    for (const id of ids) this.#files.delete(id);
    this.#show(this.#uploads.filter(({ id }) => !ids.includes(id)));
  }

  close(): void {
    this.#files.clear();
    this.#show([]);
    this.#running?.cancel.abort();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    for (let next = this.#next(); next; next = this.#next()) await this.#send(next.id, next.file);
  }

  #next(): { id: number; file: File } | null {
    const waiting = this.#uploads.find(({ state }) => state === 'waiting');
    const file = waiting && this.#files.get(waiting.id);
    return file ? { id: waiting.id, file } : null;
  }

  async #send(id: number, file: File): Promise<void> {
    const cancel = new AbortController();
    this.#running = { id, cancel };
    try {
      const picture = await this.#options.upload(file, {
        signal: cancel.signal,
        onProgress: (share) => this.#update(id, { state: 'sending', share }),
      });
      this.#files.delete(id);
      this.#update(id, { state: 'done', picture });
      this.#options.onUploaded(picture);
    } catch (error) {
      this.#update(id, cancel.signal.aborted ? { state: 'cancelled' } : { state: 'failed', error });
      if (!cancel.signal.aborted) this.#options.onFailed();
    } finally {
      this.#running = null;
    }
  }

  #update(id: number, progress: Progress): void {
    this.#show(
      this.#uploads.map((upload) =>
        upload.id === id ? { id, name: upload.name, size: upload.size, ...progress } : upload,
      ),
    );
  }

  #show(uploads: readonly QueuedUpload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
