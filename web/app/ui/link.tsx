import type { ComponentPropsWithoutRef } from 'react';
import { useHref } from '~/i18n/language';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path of the site without language, such as `/careers` or `/#contact`. */
  to: string;
  /** Whether it leads to another state of the same place on the page. */
  keepsPlace?: boolean;
  /** What the page that it leads to is told, once. */
  arrival?: string;
}

/** The one internal link: it stays in the visitor's language (decisions A10). `InternalLinks` follows it without a new document. */
export function Link({ to, keepsPlace, arrival, ...rest }: LinkProps) {
  return (
    <a href={useHref()(to)} data-keeps-place={keepsPlace ? '' : undefined} data-arrival={arrival} {...rest} />
  );
}
