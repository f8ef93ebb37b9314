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
    /** Returns the address that a page would show. @param {Buffer} content @param {string} name */
    async uploadPicture(content, name) {
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), name);
      const response = await fetch(`${env.CMS_INTERNAL_URL}/upload`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      });
      if (!response.ok) throw new ExplainedError(`Strapi answered an upload with ${response.status}.`);
      const [file] = /** @type {{ url: string }[]} */ (await response.json());
      return `${file?.url}?w=960&v=1`;
    },
    /** @param {string} id */
    publishPost: (id) => call('POST', `${POSTS}/${id}/actions/publish?locale=de`, {}),
  };
}
