import { Link } from '@remix-run/react';
import type { LucideIcon } from 'lucide-react';
import { type AdminLocation, hashOf } from '~/admin/admin-location';
import { ButtonLink } from '~/ui/button-link';

interface PlaceLinkProps {
  to: AdminLocation;
  Icon: LucideIcon;
  label: string;
}

/** Leads to another place of /admin. */
export function PlaceLink({ to, Icon, label }: PlaceLinkProps) {
  return (
    <ButtonLink size="sm" variant="outline">
      <Link to={{ hash: hashOf(to) }} preventScrollReset>
        <Icon size={16} aria-hidden="true" />
        {label}
      </Link>
    </ButtonLink>
  );
}
