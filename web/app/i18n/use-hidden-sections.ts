import { useRouteLoaderData } from '@remix-run/react';
import { type HomeSwitch, leadsToHidden } from 'contract/home-page-fields';

const NONE: readonly HomeSwitch[] = [];

/** Tells whether a link of the site leads to a section of the home page that is switched off. */
export function useLeadsToHidden(): (address: string) => boolean {
  const root = useRouteLoaderData<{ hiddenSections?: HomeSwitch[] }>('root');
  const hidden = root?.hiddenSections ?? NONE;
  return (address) => leadsToHidden(address, hidden);
}
