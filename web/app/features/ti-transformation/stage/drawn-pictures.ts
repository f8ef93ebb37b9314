import { createContext } from 'react';
import type { ArrangementName } from '~/features/ti-transformation/drawing/arrangements';

/**
 * The drawings as markup, on the server. Null in browsers, which keep what the page brought: there the picture is
 * moved, never rendered.
 */
export const DrawnPictures = createContext<Record<ArrangementName, string> | null>(null);
