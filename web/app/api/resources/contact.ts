import type { ActionFunctionArgs } from '@remix-run/node';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { invalidInputAnswer } from '~/api/http/request-input.server';
import { type ContactOutcome, contactService } from '~/features/contact/contact-service.server';
import { BODY_LIMIT_BYTES } from '~/features/contact/message.server';
import { isForeignOrigin } from '~/http/origin.server';
import { BodyTooLarge, BodyUnreadable, mediaType, readText } from '~/http/request-body.server';
import { jsonAnswer } from '~/http/responses.server';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Answered like any other body that is not a message.
  }
}

function answer(outcome: ContactOutcome, fields: unknown): Response {
  switch (outcome.status) {
    case 'stored':
      return jsonAnswer({ success: true });
    case 'invalid':
      return invalidInputAnswer(outcome.error, fields);
    case 'refused':
      return errorAnswer('input-invalid');
    case 'limited':
      return errorAnswer('too-many-messages', {}, { 'Retry-After': String(outcome.retryAfterSeconds) });
    case 'unavailable':
      return errorAnswer('message-not-stored', {}, { 'Retry-After': '30' });
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (isForeignOrigin(request.headers)) return errorAnswer('origin-foreign');
  if (mediaType(request) !== 'application/json') return errorAnswer('json-expected');
  try {
    const fields = parseJson(await readText(request, BODY_LIMIT_BYTES));
    return answer(await contactService().receive(fields, context.clientAddress ?? ''), fields);
  } catch (error) {
    if (error instanceof BodyTooLarge) return errorAnswer('body-too-large');
    if (error instanceof BodyUnreadable) return errorAnswer('body-not-utf8');
    throw error;
  }
}

export function loader() {
  return methodNotAllowed('POST');
}
