import type { ReactNode } from 'react';
import { usePlace } from '~/admin/place';
import { useTexts } from '~/i18n/texts';

/** Where the way out of an editor leads: to the list of its tab, or to the table of translations that led here. */
export function BackLabel({ children }: { children: ReactNode }) {
  const { translation } = useTexts('admin');
  return <>{usePlace().isFromOverview ? translation.backToTable : children}</>;
}
