import { call } from './strapi';

export async function panelLink(
  type: 'project' | 'section' | 'blog-post',
  documentId: string,
  locale: string,
  status: 'draft' | 'published' = 'published',
): Promise<URL> {
  const query = new URLSearchParams({ documentId, locale, status });
  const { data } = await call<{ data: { url: string } }>(
    `/content-manager/preview/url/api::${type}.${type}?${query}`,
  );
  return new URL(data.url);
}
