import { useState } from 'react';
import { useInvalidate } from '~/admin/data/invalidation';
import { uploadPdf } from '~/admin/data/upload';
import { fileSize } from '~/admin/media-tab/picture-facts';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { refusalOf } from './accepted-pdf';

export function usePdfUpload(onUploaded: (url: string) => void) {
  const { file: texts } = useTexts('admin-resources');
  const notifyFailure = useFailureNotice();
  const invalidate = useInvalidate();
  const [percent, setPercent] = useState<number | null>(null);
  const upload = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) {
      const description = fill(texts[refusal], { size: fileSize(file.size) });
      notify({ title: texts.failed, description, variant: 'destructive' });
      return;
    }
    setPercent(0);
    try {
      const { url } = await uploadPdf(file, { onProgress: (share) => setPercent(Math.round(share * 100)) });
      void invalidate('picture');
      notify({ title: texts.uploaded });
      onUploaded(url);
    } catch (error) {
      notifyFailure(texts.failed, error, 'unchanged');
    } finally {
      setPercent(null);
    }
  };
  return { upload, percent };
}
