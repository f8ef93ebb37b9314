import type { PagePath } from '~/site-map';

/** Outside the language prefixes: the paper is German (decisions A14). */
export const WHITEPAPER_PATH = '/TI-2.0-Transformation-Whitepaper.html' satisfies PagePath;

export const WHITEPAPER_PDF_PATH = '/TI-2.0-Transformation-Whitepaper.pdf';
