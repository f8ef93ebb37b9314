import { errorAnswer, SUCCESS } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { invalidInputAnswer, readJsonText } from '~/api/http/request-body.server';
import { contactService } from '~/features/contact/contact-service.server';
import { BODY_LIMIT_BYTES } from '~/features/contact/message.server';

async function readMessage(request: Request): Promise<unknown> {
  const text = await readJsonText(request, BODY_LIMIT_BYTES);
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The service answers it like any other invalid message.
  }
}

const pathOf = (referer: string | null): string =>
  referer !== null && URL.canParse(referer) ? new URL(referer).pathname : '';

export const contact = {
  'POST /api/contact': async ({ request, clientAddress, note }) => {
    const input = await readMessage(request);
    const outcome = await contactService().receive(input, clientAddress, () =>
      note?.('message', pathOf(request.headers.get('Referer'))),
    );
    switch (outcome.status) {
      case 'accepted':
        return { ...SUCCESS, number: outcome.number };
      case 'invalid':
        throw invalidInputAnswer(outcome.error, input);
      case 'refused':
        throw errorAnswer('input-invalid');
      case 'conflict':
        throw errorAnswer('conflict');
      case 'limited':
        throw errorAnswer('too-many-messages', {}, { 'Retry-After': String(outcome.retryAfterSeconds) });
      case 'unavailable':
        throw errorAnswer(outcome.code, {}, { 'Retry-After': '30' });
    }
  },
} satisfies Partial<Handlers>;
