import type { ComponentPropsWithoutRef } from 'react';
import { useHref } from '~/i18n/language';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path of the site without language, such as `/careers` or `/#contact`. */
  to: string;
}

/** The one internal link: it stays in the visitor's language (decisions A10). */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={useHref()(to)} {...rest} />;
}
