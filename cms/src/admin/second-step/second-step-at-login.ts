import { adminApi } from '@strapi/strapi/admin';
import { askForCode } from './code-dialog';
import { type Answer, loginWithCode } from './login-with-code';

type Input = Record<string, unknown>;
type Request = (query: unknown) => Promise<Answer>;

/** What Redux Toolkit keeps of a call; the panel's own type of it knows no calls at all. */
interface CallDefinition {
  query?: ((input: Input) => unknown) | undefined;
  transformResponse?: (data: unknown) => unknown;
  queryFn?: (input: Input, api: unknown, options: unknown, request: Request) => Promise<Answer>;
}
interface Calls {
  enhanceEndpoints(change: { endpoints: { login: (definition: CallDefinition | undefined) => void } }): void;
}

/**
 * The panel's login form knows name and password alone. Its call is changed in the way that the panel's API offers for
 * that, so that form, redirects and session stay Strapi's own. A Strapi that calls it otherwise one day shows the
 * server's sentence, and lets nobody in.
 */
export function askForSecondStepAtLogin(): void {
  (adminApi as unknown as Calls).enhanceEndpoints({
    endpoints: {
      login(definition) {
        const { query, transformResponse } = definition ?? {};
        if (!definition || !query) return;
        definition.query = undefined;
        definition.queryFn = async (input, _api, _options, request) => {
          const send = (more: { code?: string }) => request(query({ ...input, ...more }));
          const { data, error } = await loginWithCode(send, askForCode);
          if (error !== undefined) return { error };
          return { data: transformResponse ? transformResponse(data) : data };
        };
      },
    },
  });
}
