import { PAGE_TEXT } from '../../content-types';
import { savedType } from '../saves';

/** Returns why the texts cannot be saved, null if they can. */
export type SaveCheck = (texts: unknown) => Promise<string | null>;

let check: SaveCheck | null = null;

export function checkBeforeSave(own: SaveCheck): () => void {
  check = own;
  return () => {
    if (check === own) check = null;
  };
}

function textsIn(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  const { texts } = JSON.parse(body) as { texts?: unknown };
  return typeof texts === 'string' ? JSON.parse(texts) : texts;
}

/** Refuses in the words of Strapi's own refusals, which its form shows at the field. */
function refusal(message: string): Response {
  const name = 'ValidationError';
  const details = { errors: [{ path: ['texts'], message, name }] };
  return Response.json(
    { data: null, error: { status: 400, name, message, details } },
    { status: 400, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** Lets no save of page texts pass that the site could not show; Strapi itself does not know the built-in texts. */
export function withCheckedTexts(send: typeof fetch, base: string): typeof fetch {
  return async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = (init.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const isSave = check !== null && savedType(method, address, base) === PAGE_TEXT;
    const problem = isSave && check ? await check(textsIn(init.body)) : null;
    return problem === null ? send(input, init) : refusal(problem);
  };
}
