import { useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { uploadPicture } from '~/admin/data/upload';
import { refusalOf } from '~/admin/media-tab/accepted-pictures';
import { hasTooManyPixels } from '~/admin/media-tab/upload-text';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

export function usePictureUpload(onUploaded: (url: string) => void) {
  const { pictures, notices } = useTexts('admin-pages');
  const { refusals } = useTexts('admin-media');
  const notifyFailure = useFailureNotice();
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
      onUploaded(url);
    } catch (error) {
      if (error instanceof CallError && hasTooManyPixels(error)) {
        notify({ title: pictures.failed, description: refusals.pixels, variant: 'destructive' });
      } else notifyFailure(pictures.failed, error, 'unchanged');
    } finally {
      setPercent(null);
    }
  };
  return { upload, percent };
}
