import { Link } from '@remix-run/react';
import { Languages } from 'lucide-react';
import { hashOf, OVERVIEW_LOCATION } from '~/admin/admin-location';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';

export function OverviewLink() {
  const { table } = useTexts('admin-translations');
  return (
    <ButtonLink size="sm" variant="outline">
      <Link to={{ hash: hashOf(OVERVIEW_LOCATION) }} preventScrollReset>
        <Languages size={16} aria-hidden="true" />
        {table.open}
      </Link>
    </ButtonLink>
  );
}
