import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { uploadPicture } from './upload';
import { type QueuedUpload, UploadQueue } from './upload-queue';

/** The uploads of this tab; they go on while another tab is shown, and end with the logout. */
export function useUploadQueue(): { queue: UploadQueue; uploads: readonly QueuedUpload[] } {
  const { notices } = useTexts('admin-media');
  const queryClient = useQueryClient();
  const [queue] = useState(
    () =>
      new UploadQueue({
        upload: uploadPicture,
        onUploaded: () => {
          void queryClient.invalidateQueries({ queryKey: ['media'] });
          void queryClient.invalidateQueries({ queryKey: ['translations'] });
          notify({ title: notices.uploaded });
        },
        onFailed: () =>
          notify({ title: notices.failed, description: notices.failedText, variant: 'destructive' }),
      }),
  );
  useEffect(() => () => queue.close(), [queue]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads) };
}
