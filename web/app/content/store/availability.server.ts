/**
 * Strapi is unreachable and no earlier content is known. Not the same as absent content, which is
 * `null` or an empty list (decisions B8): a page answers 503 to this one, 404 to the other.
 */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/** The content, or a built-in stand-in where there is none to be had. */
export async function orWhenUnavailable<Value, Substitute>(
  content: Promise<Value>,
  substitute: Substitute,
): Promise<Value | Substitute> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof ContentUnavailable) return substitute;
    throw error;
  }
}

/** For content without which a page makes no sense: 503 instead of a page. */
export async function requireAvailable<Value>(content: Promise<Value>): Promise<Value> {
  try {
    return await content;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw new Response(null, {
      status: 503,
      statusText: 'Service Unavailable',
      headers: { 'Retry-After': '30' },
    });
  }
}
