export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

export class BodyUnreadable extends Error {
  override name = 'BodyUnreadable';
}

function decoderOf() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (part?: Uint8Array): string => {
    try {
      return decoder.decode(part, { stream: part !== undefined });
    } catch (error) {
      throw new BodyUnreadable('The body is not UTF-8.', { cause: error });
    }
  };
}

/** Reads the body as text, and stops above `limit` bytes. @throws BodyTooLarge, BodyUnreadable */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw new BodyTooLarge();
  const decode = decoderOf();
  let text = '';
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      await reader?.cancel();
      throw new BodyTooLarge();
    }
    text += decode(part.value);
  }
  return text + decode();
}

export function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
