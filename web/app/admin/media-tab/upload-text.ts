import { CallError, NoConnection } from '~/admin/data/call-error';
import { useFailureText } from '~/admin/parts/notices';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { fileSize } from './picture-facts';
import type { Upload } from './use-uploads';

export function isForGood(error: unknown): boolean {
  return error instanceof CallError && (error.status === 413 || error.status === 415);
}

/** Tells a picture with too many pixels from a file that is too large: both cause 413. */
export function hasTooManyPixels(error: CallError): boolean {
  return error.refusal?.code === 'picture-too-many-pixels';
}

/** Describes the state of an upload. Screen readers get no percentage: they would read each change. */
export function useUploadText() {
  const { uploads, refusals } = useTexts('admin-media');
  const explain = useFailureText();

  const reasonOf = (error: unknown, size: number): string => {
    if (error instanceof NoConnection) return refusals.noConnection;
    if (!(error instanceof CallError)) return String(error);
    if (error.status === 401) return refusals.signedOut;
    if (hasTooManyPixels(error)) return refusals.pixels;
    if (error.status === 413) return fill(refusals.size, { size: fileSize(size) });
    if (error.status === 415) return refusals.content;
    return explain(error, '');
  };

  const words = (upload: Upload, manner: 'shown' | 'spoken'): string => {
    switch (upload.state) {
      case 'sending':
        return manner === 'spoken'
          ? uploads.sending
          : `${uploads.sending} ${Math.round(upload.share * 100)} %`;
      case 'refused':
        return fill(refusals[upload.why], { size: fileSize(upload.file.size) });
      case 'failed': {
        const reason = reasonOf(upload.error, upload.file.size);
        return isForGood(upload.error) ? reason : `${reason} ${refusals.nothingLost}`;
      }
      default:
        return uploads[upload.state];
    }
  };

  const named = (template: string, name: string, action = '') => fill(template, { name, action });
  return { words, named };
}
