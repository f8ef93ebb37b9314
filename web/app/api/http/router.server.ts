import { matchRoutes } from '@remix-run/react';
import { errorAnswer } from './answers.server';
import type { ApiResource, Call, Method } from './resource.server';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

function allowedMethods(calls: ApiResource['calls']): string {
  const allowed = METHODS.filter((method) => calls.has(method));
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

function findCall(calls: ApiResource['calls'], method: string): Call | undefined {
  const known = METHODS.find((name) => name === (method === 'HEAD' ? 'GET' : method));
  return known && calls.get(known);
}

export function apiRouter(resources: readonly ApiResource[]) {
  const routes = resources.map((resource) => ({
    path: resource.path.replace(/\{(\w+)\}/g, ':$1'),
    caseSensitive: true,
    resource,
  }));
  return async (request: Request, clientAddress: string): Promise<Response> => {
    const match = matchRoutes(routes, new URL(request.url).pathname)?.at(-1);
    if (!match) return errorAnswer('path-unknown');
    const { calls } = match.route.resource;
    const call = findCall(calls, request.method);
    if (!call) return errorAnswer('method-not-allowed', {}, { Allow: allowedMethods(calls) });
    return call.answer({ request, params: match.params, clientAddress });
  };
}
