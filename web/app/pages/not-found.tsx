import { notFound } from '~/http/responses.server';

/** Any path without a page: 404, shown by the root's boundary in the frame. */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
