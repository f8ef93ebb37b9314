import { ExplainedError } from '../setup/project.mjs';

const POSTS = '/content-manager/collection-types/api::blog-post.blog-post';

/** Calls Strapi as an administrator does in the panel. @param {import('./site.mjs').Site} site */
export async function signInToStrapi({ env }) {
  /** @type {string | undefined} */
  let token;
  /** @param {'GET' | 'POST' | 'PUT'} method @param {string} path @param {object} [body] */
  async function call(method, path, body) {
    const response = await fetch(`${env.CMS_INTERNAL_URL}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok)
      throw new ExplainedError(`Strapi answered ${method} ${path} with ${response.status}: ${text}`);
    return JSON.parse(text).data;
  }

  const credentials = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  token = (await call('POST', '/admin/login', credentials)).accessToken;
  return {
    /**
     * @param {string} slug
     * @param {string} title
     * @returns {Promise<string>} document id
     */
    async createPost(slug, title) {
      const fields = { slug, title, category: 'company', publicationDate: new Date().toISOString() };
      return (await call('POST', `${POSTS}?locale=de`, fields)).documentId;
    },
    /** @param {string} documentId @param {string} title */
    savePost: (documentId, title) => call('PUT', `${POSTS}/${documentId}?locale=de`, { title }),
    /** @param {string} documentId */
    publishPost: (documentId) => call('POST', `${POSTS}/${documentId}/actions/publish?locale=de`, {}),
  };
}
