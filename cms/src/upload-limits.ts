import { PICTURE_BYTES } from '../contract/limits';

/** Lossy pictures may grow when they are encoded again (docs/decisions/0015). */
export const MAX_STORED_BYTES = 2 * PICTURE_BYTES;
/** Of one frame, and of all frames of an animation: a small file can decode to more than the memory holds. */
export const MAX_FRAME_MEGAPIXELS = 50;
export const MAX_PICTURE_MEGAPIXELS = 200;
/** What may be uploaded (decisions C22). SVG is missing on purpose: it can carry scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
