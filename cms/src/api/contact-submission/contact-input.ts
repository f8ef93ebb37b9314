import { z } from 'zod';
import { contactSubmission } from '../../../contract/message';

/** Body of POST /api/contact-submissions. Drops unknown fields, keeps unknown interests. */
export const contactInputSchema = z.object({ data: contactSubmission });
