/** Thrown by a loader: this address has no page (decisions B8). */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
