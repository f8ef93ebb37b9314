import type { ContactSubmission } from 'contract/message';
import { door } from './door.server';

/** Stores a message; the site may write messages, never read them. @throws StrapiRefusal, or what `fetch` throws */
export function storeContactSubmission(submission: ContactSubmission): Promise<void> {
  return door().strapi.create('contact-submissions', submission);
}
