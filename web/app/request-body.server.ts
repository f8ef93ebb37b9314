/** More was sent than is accepted. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** The body as text, given up as soon as it is longer than `limit` bytes. @throws BodyTooLarge */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw new BodyTooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      await reader?.cancel();
      throw new BodyTooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The media type without its parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
