import type { ReactNode } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { useTexts } from '~/i18n/texts';

export function BackLabel({ children }: { children: ReactNode }) {
  const { translation } = useTexts('admin');
  return <>{useAdminLocation().isFromOverview ? translation.backToTable : children}</>;
}
