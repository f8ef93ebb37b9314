import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '~/ui/link';
import { back } from './page-top.css';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
