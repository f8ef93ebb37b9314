import { useMatches } from '@remix-run/react';

/** Marks a route as an application, which Remix runs without the public frame; other pages are documents. */
export interface FrameChoice {
  frame: 'none';
}

export function isFrameless(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'none';
}

export function useIsDocument(): boolean {
  return !useMatches().some(({ handle }) => isFrameless(handle));
}
