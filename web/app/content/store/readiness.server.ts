import { contentClient } from './content-client.server';

/** The version of the content, null while Strapi does not answer. */
export function findContentVersion(): Promise<string | null> {
  return contentClient().versionPoller.current();
}
