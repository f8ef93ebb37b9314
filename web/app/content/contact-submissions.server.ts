import type { ContactSubmission } from 'contract/message';
import { contentClient } from '~/content/store/content-client.server';

/** Stores a message; the site may write messages, never read them. @throws StrapiRefusal, or what `fetch` throws */
export function storeContactSubmission(submission: ContactSubmission): Promise<void> {
  return contentClient().strapi.create('contact-submissions', submission);
}
