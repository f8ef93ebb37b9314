import type { ComponentPropsWithoutRef } from 'react';
import { useHref } from '~/i18n/language';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Path without language, such as `/careers` or `/#contact`. */
  to: string;
}

/** Links within the site in the visitor's language (decisions A10). */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={useHref()(to)} {...rest} />;
}
