/** Of one frame, and of all frames of a picture in motion: few bytes can unfold to more than the memory holds. */
export const MAX_FRAME_MEGAPIXELS = 50;
export const MAX_PICTURE_MEGAPIXELS = 200;
/** What may be uploaded (decisions C22). SVG is missing on purpose: it can carry scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
