import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import { BLOG_POST } from '../../content-types';
import type { Published } from './visibility';

/** What is published of a post in a language; null where nothing is, or as long as it is not known. */
export function usePublished(documentId: string | undefined, locale: string, skip = false): Published | null {
  const { document } = useDocument(
    {
      collectionType: 'collection-types',
      model: BLOG_POST,
      documentId,
      params: { locale, status: 'published' },
    },
    { skip },
  );
  // Strapi answers an entry without fields where nothing is published.
  return skip || !document?.publishedAt ? null : (document as Published);
}
