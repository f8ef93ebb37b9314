import { useMatches } from '@remix-run/react';

/**
 * Says in the `handle` of a route that it is an application, which Remix runs in the browser, without the frame of the
 * public pages. Every other page is a document.
 */
export interface FrameChoice {
  frame: 'none';
}

export function isFrameless(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'none';
}

/** Whether the page is a document: HTML with navigation and footer, styles and one small script. */
export function useIsDocument(): boolean {
  return !useMatches().some(({ handle }) => isFrameless(handle));
}
