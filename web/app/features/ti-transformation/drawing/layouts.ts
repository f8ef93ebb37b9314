import type { Layout } from './layout';
import { desktop } from './layout-desktop';
import { phone } from './layout-phone';

export const LAYOUT_NAMES = ['desktop', 'phone'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

export const LAYOUTS: Record<LayoutName, Layout> = { desktop, phone };

/** Window width below which the phone's layout applies; the same as `sm` in the style sheet. */
export const PHONE_BELOW = 640;
