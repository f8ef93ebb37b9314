import { useRouteLoaderData } from '@remix-run/react';
import { type HomeSwitch, leadsToHidden } from 'contract/home-page-fields';

const NONE: readonly HomeSwitch[] = [];

export function useLeadsToHidden(): (address: string) => boolean {
  const root = useRouteLoaderData<{ hiddenSections?: HomeSwitch[] }>('root');
  const hidden = root?.hiddenSections ?? NONE;
  return (address) => leadsToHidden(address, hidden);
}
