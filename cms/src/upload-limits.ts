import { PICTURE_BYTES } from '../contract/limits';

/** Every picture is encoded anew (docs/decisions/0015), and a lossy one may grow by that: what came in fits all the same. */
export const MAX_STORED_BYTES = 2 * PICTURE_BYTES;
/** Of one frame, and of all frames of a picture in motion: few bytes can unfold to more than the memory holds. */
export const MAX_FRAME_MEGAPIXELS = 50;
export const MAX_PICTURE_MEGAPIXELS = 200;
/** What may be uploaded (decisions C22). SVG is missing on purpose: it can carry scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
