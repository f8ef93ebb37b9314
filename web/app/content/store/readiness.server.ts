import { contentClient } from './content-client.server';

export function findContentVersion(): Promise<string | null> {
  return contentClient().versionPoller.current();
}

export const contentAgeMs = (): number => contentClient().versionPoller.ageMs();
