import { BLOG_POST, FILE, PROJECT, SITE_TYPES } from './content-types';
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

/** GraphQL serves the content of the site for reading, and nothing else: no mutations, no messages, no plugins. */
export function limitGraphql(strapi: Strapi): void {
  const extension = pluginService<GraphqlExtension>(strapi, 'graphql', 'extension');
  const readable = new Set(SITE_TYPES);
  for (const uid of Object.keys(strapi.contentTypes)) {
    const shadow = extension.shadowCRUD(uid);
    // Relations to other entries, by which one query could read everything many times.
    for (const relation of ['localizations', 'related']) shadow.field(relation).disable();
    if (readable.has(uid)) shadow.disableMutations();
    else if (uid === FILE)
      shadow.disableQueries(); // the type stays: sections have images
    else shadow.disable();
  }
  // As an enumeration of GraphQL the names of icons would lose their hyphens: "user_check".
  extension.shadowCRUD(PROJECT).field('icon').disableOutput();
  extension.use({
    typeDefs: 'extend type Project { icon: String }',
    resolvers: { Project: { icon: (project) => project.icon } },
  });
  // A draft may be saved before it has a title, and its preview is read all the same.
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
