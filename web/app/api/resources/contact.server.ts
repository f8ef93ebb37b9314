import { STORAGE_FAILURES } from 'contract/refusal';
import { errorAnswer } from '~/api/http/answers.server';
import { SUCCESS, success } from '~/api/http/contract';
import { invalidInputAnswer, type RequestBody, readJsonText } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import { contactService } from '~/features/contact/contact-service.server';
import { BODY_LIMIT_BYTES, contactMessage } from '~/features/contact/message.server';

/** The service validates the fields, because the form without JavaScript sends it the same ones. */
const uncheckedMessage: RequestBody<unknown> = {
  mediaType: 'application/json',
  // The contract omits the signals that only the site's own form sends (decision E1).
  schema: contactMessage.omit({ website: true, formToken: true, captchaSolved: true }),
  read: async (request) => {
    const text = await readJsonText(request, BODY_LIMIT_BYTES);
    try {
      return JSON.parse(text);
    } catch {
      return undefined; // The service answers it like any other invalid message.
    }
  },
};

export const contact = resource('/api/contact').post({
  summary: 'Send a message to the company.',
  access: 'public',
  input: uncheckedMessage,
  output: success,
  errors: ['conflict', 'too-many-messages', 'message-not-stored', ...STORAGE_FAILURES],
  handler: async ({ input, clientAddress }) => {
    const outcome = await contactService().receive(input, clientAddress);
    switch (outcome.status) {
      case 'stored':
        return SUCCESS;
      case 'invalid':
        throw invalidInputAnswer(outcome.error, input);
      case 'refused':
        throw errorAnswer('input-invalid');
      case 'conflict':
        throw errorAnswer('conflict');
      case 'limited':
        throw errorAnswer('too-many-messages', {}, { 'Retry-After': String(outcome.retryAfterSeconds) });
      case 'unavailable':
        throw errorAnswer(outcome.code ?? 'message-not-stored', {}, { 'Retry-After': '30' });
    }
  },
});
