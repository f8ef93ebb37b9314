import type { AppLoadContext } from '@remix-run/node';

/** What tells a loader what its answer becomes. */
export interface PageRequest {
  request: Request;
  context: AppLoadContext;
}

/**
 * Data that a document has in its HTML and must not send a second time: there they are not enumerated, so that Remix
 * leaves them out of what it writes for its scripts. An answer that is data alone has all of it.
 */
export function unlessDocument<Always extends object, InDocument extends object>(
  { context }: PageRequest,
  always: Always,
  inDocument: InDocument,
): Always & InDocument {
  const all = { ...always, ...inDocument };
  if (!context.isDocument) return all;
  for (const name of Object.keys(inDocument)) Object.defineProperty(all, name, { enumerable: false });
  return all;
}
