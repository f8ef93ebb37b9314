import type { ArrangementName } from './arrangements';
import type { Layout } from './layout';
import { desktop } from './layout-desktop';
import { phoneBoth, phoneNew, phoneOld } from './layout-phone';

export const LAYOUTS: Record<ArrangementName, Layout> = { desktop, phoneOld, phoneBoth, phoneNew };
