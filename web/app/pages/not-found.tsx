import { notFound } from '~/http/responses.server';

/** Any path without a page: 404, shown by the boundary below in the frame. */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}

export { NotFoundBoundary as ErrorBoundary } from '~/site/not-found-boundary';
