import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import { BLOG_POST } from '../../content-types';
import type { Published } from './visibility';

/** Returns null if nothing is published or loaded yet. */
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
  // Without a published version Strapi answers an entry without fields.
  return skip || !document?.publishedAt ? null : (document as Published);
}
