import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInvalidate } from '~/admin/data/invalidation';
import { uploadPicture } from '~/admin/data/upload';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { type QueuedUpload, UploadQueue } from './upload-queue';

export function useUploadQueue(): { queue: UploadQueue; uploads: readonly QueuedUpload[] } {
  const { notices } = useTexts('admin-media');
  const invalidate = useInvalidate();
  const [queue] = useState(
    () =>
      new UploadQueue({
        upload: uploadPicture,
        onUploaded: () => {
          void invalidate('picture');
          notify({ title: notices.uploaded });
        },
        onFailed: () =>
          notify({ title: notices.failed, description: notices.failedText, variant: 'destructive' }),
      }),
  );
  useEffect(() => () => queue.close(), [queue]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads) };
}
