import { useRouteLoaderData } from '@remix-run/react';
import type { ShownProduct } from './products';

const NONE: readonly ShownProduct[] = [];

export function useProducts(): readonly ShownProduct[] {
  const root = useRouteLoaderData<{ products?: ShownProduct[] }>('root');
  return root?.products ?? NONE;
}
