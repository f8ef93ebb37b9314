import type { ReactNode } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { useTexts } from '~/i18n/texts';

/** Where closing an editor leads: to the list of its tab, or to the table of translations that linked to it. */
export function BackLabel({ children }: { children: ReactNode }) {
  const { translation } = useTexts('admin');
  return <>{useAdminLocation().isFromOverview ? translation.backToTable : children}</>;
}
