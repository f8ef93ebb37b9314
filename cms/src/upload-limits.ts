import { PICTURE_BYTES } from '../contract/limits';
import { PDF_TYPE } from '../contract/media-fields';

/** Lossy pictures may grow when they have to be encoded again (docs/decisions/0015). */
export const MAX_STORED_BYTES = 2 * PICTURE_BYTES;
/** A small file can decode to more than the memory holds. */
export const MAX_FRAME_MEGAPIXELS = 50;
export const MAX_PICTURE_MEGAPIXELS = 200;
/** Leaves out SVG, which can carry scripts (decision C22). */
export const UPLOAD_TYPES = [
  ...['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  PDF_TYPE,
];
/** An attacker's PDF could keep the reader busy, or decode to more than the memory holds. */
export const PDF_READING_MS = 10_000;
export const MAX_PDF_OBJECT_BYTES = 64 * 1024 * 1024;
