import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

export function useConflictNotice() {
  const { stale } = useTexts('admin-products');
  return ({ updatedBy }: { updatedBy: string | null }) => ({
    title: fill(stale.title, { name: updatedBy ?? stale.somebody }),
    description: stale.text,
  });
}
