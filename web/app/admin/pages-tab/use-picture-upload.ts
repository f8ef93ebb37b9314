import { useState } from 'react';
import { refusalOf } from '~/admin/media-tab/accepted-pictures';
import { uploadPicture } from '~/admin/media-tab/upload';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

/** Uploads a picture and hands on its address; `percent` is null when nothing is under way. */
export function usePictureUpload(onUploaded: (url: string) => Promise<void>) {
  const { pictures, notices } = useTexts('admin-pages');
  const explain = useFailureNotice();
  const [percent, setPercent] = useState<number | null>(null);
  const upload = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) {
      notify({ title: pictures.failed, description: pictures[refusal], variant: 'destructive' });
      return;
    }
    setPercent(0);
    try {
      const { url } = await uploadPicture(file, {
        onProgress: (share) => setPercent(Math.round(share * 100)),
      });
      notify({ title: notices.uploaded });
      await onUploaded(url);
    } catch (error) {
      explain(pictures.failed, error, 'unchanged');
    } finally {
      setPercent(null);
    }
  };
  return { upload, percent };
}
