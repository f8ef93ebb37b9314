/** The widths in which `/uploads/<file>?w=<width>` answers a picture (docs/decisions/0015). */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
