import type { Toast } from './toast';
import { plain } from './toast.css';

/** Time on screen of a notice shown without the code of the toaster. */
export const PLAIN_MS = 10_000;

/** Attributes of a notice shown without the code of the toaster. */
export function plainNoticeAttributes({ isSilent, variant }: Toast) {
  if (isSilent) return { className: plain };
  return { className: plain, role: variant === 'destructive' ? 'alert' : 'status' };
}
