import { useRouteLoaderData } from '@remix-run/react';
import type { ShownProduct } from './products';

const NONE: readonly ShownProduct[] = [];

/** Returns the products that the root loader has read, in the order of all menus. */
export function useProducts(): readonly ShownProduct[] {
  const root = useRouteLoaderData<{ products?: ShownProduct[] }>('root');
  return root?.products ?? NONE;
}
