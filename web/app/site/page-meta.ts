import type { MetaDescriptor, MetaFunction } from '@remix-run/node';

/** The head of a page, as its loader delivers it in `head: pageHead(page, {…})`. */
export interface HeadTags {
  tags: MetaDescriptor[];
}

function headIn(data: unknown): HeadTags | null {
  return typeof data === 'object' && data !== null && 'head' in data ? (data.head as HeadTags) : null;
}

/** Every page exports it as `meta`. */
export const pageMeta: MetaFunction = ({ data }) => headIn(data)?.tags ?? [];
