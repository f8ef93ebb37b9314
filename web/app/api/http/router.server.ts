import { matchRoutes } from '@remix-run/react';
import type { Method } from 'contract/call';
import { addressOf } from 'contract/call-address';
import type { Note } from '~/statistics/note';
import { errorAnswer } from './answers.server';
import type { CallAnswer } from './call.server';
import { permissionForPanel } from './panel-calls.server';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

type AnswersByMethod = Partial<Record<Method, CallAnswer>>;

function allowedMethods(answers: AnswersByMethod): string {
  const allowed = METHODS.filter((method) => answers[method]);
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

function findAnswer(answers: AnswersByMethod, method: string): CallAnswer | undefined {
  const known = METHODS.find((name) => name === (method === 'HEAD' ? 'GET' : method));
  return known && answers[known];
}

export function apiRouter(answers: Readonly<Record<string, CallAnswer>>) {
  const byPath = new Map<string, AnswersByMethod>();
  for (const [name, answer] of Object.entries(answers)) {
    const { method, path } = addressOf(name);
    byPath.set(path, { ...byPath.get(path), [method]: answer });
  }
  const routes = [...byPath].map(([path, answersThere]) => ({
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    caseSensitive: true,
    answersThere,
  }));
  return async (request: Request, clientAddress: string, note?: Note): Promise<Response> => {
    const match = matchRoutes(routes, new URL(request.url).pathname)?.at(-1);
    if (!match) return errorAnswer('path-unknown');
    const { answersThere } = match.route;
    const answer = findAnswer(answersThere, request.method);
    const permission = answer ? null : permissionForPanel(request);
    if (permission) return permission;
    if (!answer) return errorAnswer('method-not-allowed', {}, { Allow: allowedMethods(answersThere) });
    return answer({ request, params: match.params, clientAddress, note });
  };
}
