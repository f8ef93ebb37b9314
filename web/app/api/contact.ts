import type { ActionFunctionArgs } from '@remix-run/node';
import { type ContactOutcome, contactDesk } from '~/features/contact/contact-desk.server';
import { BODY_LIMIT_BYTES } from '~/features/contact/message.server';
import { isForeignOrigin } from '~/origin.server';
import { BodyTooLarge, BodyUnreadable, mediaType, readText } from '~/request-body.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Answered like any other body that is not a message.
  }
}

function answer(outcome: ContactOutcome): Response {
  switch (outcome.status) {
    case 'stored':
      return jsonAnswer({ success: true });
    case 'invalid':
      return errorAnswer(400, outcome.error);
    case 'limited':
      return errorAnswer(429, 'Too many messages. Please try again later.', {
        'Retry-After': String(outcome.retryAfterSeconds),
      });
    case 'unavailable':
      return errorAnswer(503, 'The message could not be stored. Please try again.', { 'Retry-After': '30' });
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (isForeignOrigin(request.headers)) return errorAnswer(403, 'Not allowed from another site.');
  if (mediaType(request) !== 'application/json') return errorAnswer(415, 'The body must be JSON.');
  try {
    const fields = parseJson(await readText(request, BODY_LIMIT_BYTES));
    return answer(await contactDesk().receive(fields, context.clientAddress ?? ''));
  } catch (error) {
    if (error instanceof BodyTooLarge) return errorAnswer(413, 'The message is too large.');
    if (error instanceof BodyUnreadable) return errorAnswer(400, 'The message is not UTF-8.');
    throw error;
  }
}

export function loader() {
  return methodNotAllowed('POST');
}
