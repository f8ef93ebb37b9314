/** Calls a running cms, as the site's server, the panel or an anonymous caller does. */

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

interface Call {
  method?: string;
  token?: string;
  json?: unknown;
  form?: FormData;
  body?: string;
  headers?: Record<string, string>;
}

export async function call<T = unknown>(
  address: string,
  { method, token, json, form, body, headers }: Call = {},
): Promise<Answer<T>> {
  const response = await fetch(address, {
    method: method ?? (json !== undefined || form ? 'POST' : 'GET'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form ?? body ?? (json === undefined ? undefined : JSON.stringify(json)),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as T,
  };
}

export async function logIn(url: string, credentials: Record<string, string>): Promise<string> {
  const answer = await call<{ data: { accessToken: string } }>(`${url}/admin/login`, { json: credentials });
  if (answer.status !== 200)
    throw new Error(`login answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data.accessToken;
}

export interface GraphqlAnswer<T> {
  data?: T | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export function askGraphql<T>(url: string, token: string | undefined, query: string) {
  return call<GraphqlAnswer<T>>(`${url}/graphql`, { token, json: { query } });
}

export async function siteVersion(url: string): Promise<string> {
  return (await call<{ version: string }>(`${url}/site-version`)).body.version;
}
