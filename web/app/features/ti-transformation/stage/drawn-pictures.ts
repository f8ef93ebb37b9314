import { createContext } from 'react';
import type { ArrangementName } from '~/features/ti-transformation/drawing/arrangements';

/** The drawings as markup. Null in browsers, which move the picture of the page and never render it. */
export const DrawnPictures = createContext<Record<ArrangementName, string> | null>(null);
