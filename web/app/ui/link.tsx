import { Link as RemixLink, useLocation } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';
import { useHref } from '~/i18n/language';

interface LinkProps extends Omit<ComponentPropsWithoutRef<typeof RemixLink>, 'to'> {
  /** A path of the site without language, such as `/careers` or `/#contact`. */
  to: string;
}

/** The one internal link: it stays in the visitor's language, and glides on the same page (decisions A10, A11). */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref()(to);
  const { pathname } = useLocation();
  return (
    <RemixLink
      to={href}
      onClick={(event) => {
        const [path, hash] = href.split('#');
        if (hash && path === pathname) document.documentElement.dataset.scroll = 'smooth';
        onClick?.(event);
      }}
      {...rest}
    />
  );
}
