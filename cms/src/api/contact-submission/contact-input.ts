import { z } from 'zod';
import { contactSubmission } from '../../../contract/message';

/** Body of POST /api/contact-submissions; unknown fields are dropped, interests that nobody knows are kept. */
export const contactInputSchema = z.object({ data: contactSubmission });
