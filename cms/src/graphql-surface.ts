import { BLOG_POST, FILE, SITE_TYPES } from './content-types';
import { type DescribedFile, findPictureText } from './picture-texts/picture-texts';
import { type Data, pluginService, type Strapi } from './strapi';

interface ShadowCrud {
  disable(): void;
  disableMutations(): void;
  disableQueries(): void;
  field(name: string): { disable(): void; disableOutput(): void };
}
interface GraphqlExtension {
  shadowCRUD(uid: string): ShadowCrud;
  use(additions: {
    typeDefs: string;
    resolvers: Record<string, Record<string, (row: Data, given: Data) => unknown>>;
  }): void;
}

/** Allows no mutations, no messages and no plugins. */
export function limitGraphql(strapi: Strapi): void {
  const extension = pluginService<GraphqlExtension>(strapi, 'graphql', 'extension');
  const readable = new Set(SITE_TYPES);
  for (const uid of Object.keys(strapi.contentTypes)) {
    const shadow = extension.shadowCRUD(uid);
    // Relations would let one query read everything many times.
    for (const relation of ['localizations', 'related']) shadow.field(relation).disable();
    if (readable.has(uid)) shadow.disableMutations();
    else if (uid === FILE)
      shadow.disableQueries(); // sections need the type for their images
    else shadow.disable();
  }
  // Makes the title optional, because the preview also reads drafts without one.
  extension.shadowCRUD(BLOG_POST).field('title').disableOutput();
  extension.use({
    typeDefs: 'extend type BlogPost { title: String }',
    resolvers: { BlogPost: { title: (post) => post.title } },
  });
  extension.use({
    typeDefs: 'extend type UploadFile { alternativeTextIn(language: I18NLocaleCode!): String }',
    resolvers: {
      UploadFile: {
        alternativeTextIn: (file, { language }) =>
          findPictureText(strapi, file as DescribedFile, String(language)),
      },
    },
  });
}
