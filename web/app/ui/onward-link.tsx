import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '~/styled-system/css';
import { arrowAtEnd, lastWord, textLink } from './button.css';
import { Link } from './link';

interface OnwardLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  children: string;
}

export function OnwardLink({ children: text, className, ...link }: OnwardLinkProps) {
  const at = text.lastIndexOf(' ') + 1;
  return (
    <Link {...link} className={cx(textLink, arrowAtEnd, className)}>
      {text.slice(0, at)}
      <span className={lastWord}>
        {text.slice(at)}
        <ArrowRight size={18} aria-hidden="true" />
      </span>
    </Link>
  );
}
