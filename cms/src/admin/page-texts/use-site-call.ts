import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef } from 'react';

interface Site {
  url: string;
}

const ENDED = 401;

/** The site does not answer, or refuses. */
export class SiteFailure extends Error {
  readonly status: number | null;

  constructor(status: number | null) {
    super('The site does not answer.');
    this.status = status;
  }
}

export type SiteCall = <Answer>(path: string, input?: unknown) => Promise<Answer>;

/** Calls the site with the account of the panel, without cookies (docs/decisions/0071). @throws SiteFailure */
export function useSiteCall(): SiteCall {
  const { get } = useFetchClient();
  const token = useAuth('useSiteCall', (state) => state.token);
  const current = useRef(token);
  useEffect(() => {
    current.current = token;
  }, [token]);
  return useCallback(
    async <Answer>(path: string, input?: unknown) => {
      const send = async (): Promise<Response> => {
        // Strapi renews a token that has expired, when it is asked.
        const { data } = await get<Site>('/site-admin/site');
        return fetch(new URL(path, data.url), {
          credentials: 'omit',
          headers: {
            Authorization: `Bearer ${current.current}`,
            ...(input !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(input !== undefined && { method: 'POST', body: JSON.stringify(input) }),
        });
      };
      try {
        const first = await send();
        const answer = first.status === ENDED ? await send() : first;
        if (!answer.ok) throw new SiteFailure(answer.status);
        return (await answer.json()) as Answer;
      } catch (error) {
        throw error instanceof SiteFailure ? error : new SiteFailure(null);
      }
    },
    [get],
  );
}
