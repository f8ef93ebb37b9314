import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import { refusalBody, type StorageFailure, statusOf } from '../../contract/refusal';
import { databaseFailureOf } from '../database/lost-connection';
import type { HttpContext, HttpMiddleware, Strapi } from '../strapi';

interface Request {
  failure: StorageFailure | null;
}

/** Watches the queries of each request, because Strapi hides some failures of the database behind 500 or 501. */
export default function storageFailures(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  const requests = new AsyncLocalStorage<Request>();
  strapi.db.connection.on('query-error', (error: unknown) => {
    const request = requests.getStore();
    if (request) request.failure ??= databaseFailureOf(error);
  });
  return async (context, next) => {
    const request: Request = { failure: null };
    try {
      await requests.run(request, next);
    } catch (error) {
      const failure = databaseFailureOf(error) ?? (isRefusal(error) ? null : request.failure);
      if (!failure) throw error;
      strapi.log.error(`${failure}: ${(error as Error).message}`);
      answer(context, failure);
      return;
    }
    if (context.status >= 500 && request.failure) answer(context, request.failure);
  };
}

/** Strapi answers these with a status below 500. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.ApplicationError && !(error instanceof errors.NotImplementedError);

function answer(context: HttpContext, failure: StorageFailure): void {
  const { error: message, code } = refusalBody(failure);
  const status = statusOf(failure);
  context.status = status;
  context.body = {
    data: null,
    error: { status, name: 'StorageFailure', message, details: { code } },
  };
}
