import type { ActionFunctionArgs } from '@remix-run/node';
import { answerApiRequest } from './api.server';

/** One Remix route in front of the table of resources (docs/decisions/0052). */
export function loader({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  return answerApiRequest(request, context.clientAddress ?? '', context.note);
}

export const action = loader;
