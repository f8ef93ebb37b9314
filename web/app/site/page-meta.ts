import type { MetaDescriptor, MetaFunction } from '@remix-run/node';

export interface HeadTags {
  tags: MetaDescriptor[];
}

function headIn(data: unknown): HeadTags | null {
  return typeof data === 'object' && data !== null && 'head' in data ? (data.head as HeadTags) : null;
}

export const pageMeta: MetaFunction = ({ data }) => headIn(data)?.tags ?? [];
