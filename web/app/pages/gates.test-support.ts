import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { HeadTags } from '~/site/page-meta';

export const SITE = 'http://localhost:3000';

let visitors = 0;

export function newVisitor() {
  visitors += 1;
  const clientAddress = `192.0.2.${visitors}`;
  const jar = new Map<string, string>();
  const send = async <Result>(
    handle: (args: LoaderFunctionArgs & ActionFunctionArgs) => Promise<Result>,
    path: string,
    init: RequestInit = {},
  ) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const request = new Request(SITE + path, { ...init, headers });
    const answer = await handle({ request, params: {}, context: { clientAddress } }).catch(
      (thrown: unknown) => {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      },
    );
    const answered = answer instanceof Response ? answer.headers : headersOf(answer);
    for (const cookie of answered.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || cookie.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return { answer, headers: answered };
  };
  return { jar, send };
}

export const headersOf = (answer: unknown) => new Headers((answer as { init?: ResponseInit }).init?.headers);
export const dataOf = (answer: unknown) => (answer as { data: { content: unknown; notice?: unknown } }).data;
export const robotsOf = (answer: unknown) => {
  const { tags = [] } = (answer as { data: { head: HeadTags } }).data.head;
  return tags.flatMap((tag) => ('name' in tag && tag.name === 'robots' ? [tag.content] : [])).join();
};
export const statusOf = (answer: unknown) => (answer as { init?: ResponseInit }).init?.status;

export const posted = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
});

export const query = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`;
