import { z } from 'zod';
import { contactSubmission } from '../../../contract/message';

/** Body of POST /api/contact-submissions; unknown fields are dropped, unknown interests kept. */
export const contactInputSchema = z.object({ data: contactSubmission });
