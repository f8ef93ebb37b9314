import { notFound } from '~/http/responses.server';

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}

export { NotFoundBoundary as ErrorBoundary } from '~/site/not-found-boundary';
