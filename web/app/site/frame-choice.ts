import { useMatches } from '@remix-run/react';

/** What a route says in its `handle` when it does not stand in the frame of the public pages. */
export interface FrameChoice {
  frame: 'none';
}

function isFrameless(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'none';
}

/** Whether the page shown is one of the public pages with navigation and footer. */
export function useHasFrame(): boolean {
  return !useMatches().some(({ handle }) => isFrameless(handle));
}
