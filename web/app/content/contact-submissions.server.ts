import { door } from './door.server';

/** A message as Strapi stores it. */
export interface ContactSubmission {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  /** Values outside the list of the form are kept as they came (decisions C19). */
  interest: string;
  message: string;
  language: string;
  submittedAt: string;
  spamScore: number;
}

/** Stores a message; the site may write messages, never read them. @throws StrapiRefusal, or what `fetch` throws */
export function storeContactSubmission(submission: ContactSubmission): Promise<void> {
  return door().strapi.create('contact-submissions', submission);
}
