import { adminApi } from '@strapi/strapi/admin';
import { askForCode } from './code-dialog';
import { type Answer, loginWithCode } from './login-with-code';

type Input = Record<string, unknown>;
type Request = (query: unknown) => Promise<Answer>;

/** The part of a Redux Toolkit endpoint used here; the panel's own type hides its endpoints. */
interface CallDefinition {
  query?: ((input: Input) => unknown) | undefined;
  transformResponse?: (data: unknown) => unknown;
  queryFn?: (input: Input, api: unknown, options: unknown, request: Request) => Promise<Answer>;
}
interface Calls {
  enhanceEndpoints(change: { endpoints: { login: (definition: CallDefinition | undefined) => void } }): void;
}

/**
 * Changes the login call through the panel's own API, so that form, redirects and session stay Strapi's. If Strapi
 * renames the call, the form shows the server's sentence and admits nobody.
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
