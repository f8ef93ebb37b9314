import { ExplainedError } from '../setup/project.mjs';

const POSTS = '/content-manager/collection-types/api::blog-post.blog-post';

/** Calls Strapi as an administrator does in the panel. @param {import('./site.mjs').Site} site */
export async function signInToStrapi({ env }) {
  let token = '';
  /** @param {'POST' | 'PUT'} method @param {string} path @param {object} body */
  async function call(method, path, body) {
    const response = await fetch(`${env.CMS_INTERNAL_URL}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new ExplainedError(`Strapi answered ${path} with ${response.status}.`);
    const { data } = /** @type {{ data: Record<string, string> }} */ (await response.json());
    return data;
  }

  const account = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  token = (await call('POST', '/admin/login', account)).accessToken ?? '';
  return {
    /** Creates a draft and returns its id. @param {string} slug */
    async createPost(slug) {
      const fields = { slug, title: slug, category: 'company', publicationDate: new Date().toISOString() };
      return (await call('POST', `${POSTS}?locale=de`, fields)).documentId ?? '';
    },
    /** @param {string} id @param {string} title */
    savePost: (id, title) => call('PUT', `${POSTS}/${id}?locale=de`, { title }),
    /** @param {string} id */
    publishPost: (id) => call('POST', `${POSTS}/${id}/actions/publish?locale=de`, {}),
  };
}
