import type { Toast } from './toast';
import { plain } from './toast.css';

export const PLAIN_MS = 10_000;

export function plainNoticeAttributes({ isSilent, variant }: Toast) {
  if (isSilent) return { className: plain };
  return { className: plain, role: variant === 'destructive' ? 'alert' : 'status' };
}
