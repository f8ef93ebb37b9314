import { door } from './door.server';

/** The version of the content, null while Strapi does not answer. */
export function findContentVersion(): Promise<string | null> {
  return door().clock.current();
}
