import { ExplainedError } from '../setup/project.mjs';

/** @param {import('./site.mjs').Site} site */
export async function signInAsEditor({ env }) {
  let cookie = '';
  /**
   * @param {'GET' | 'POST' | 'PUT'} method
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   */
  async function call(method, path, body, headers = {}) {
    const response = await fetch(env.SITE_URL + path, {
      method,
      headers: { Origin: env.SITE_URL, 'Content-Type': 'application/json', Cookie: cookie, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new ExplainedError(`${method} ${path} was answered ${response.status}: ${text}`);
    // The site renews session and cookie now and then.
    const [renewed] = response.headers.getSetCookie();
    if (renewed) cookie = renewed.split(';', 1)[0] ?? '';
    return JSON.parse(text);
  }

  await call('POST', '/api/admin/login', { username: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  return {
    /** @param {string} path */
    get: (path) => call('GET', path),
    /** @param {string} key @param {string} title */
    async saveSection(key, title) {
      const path = `/api/content-sections/${key}`;
      const { etag } = await call('GET', path);
      const change = { translations: { de: { title } } };
      const begin = performance.now();
      await call('PUT', path, change, { 'If-Match': `"${etag}"` });
      return performance.now() - begin;
    },
  };
}
