import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messageNumber } from '../../../../contract/message-fields';
import type { HttpContext } from '../../../strapi';
import { contactInputSchema } from '../contact-input';
import { firstState } from '../message-state';
import { SubmissionIdTaken, storeOnce } from '../store-once';

export default factories.createCoreController('api::contact-submission.contact-submission', ({ strapi }) => ({
  /** Answers only the message's id and number, so that this open route discloses no personal data. */
  async create(context: HttpContext) {
    const input = contactInputSchema.safeParse(context.request.body);
    if (!input.success) {
      const fields = [...new Set(input.error.issues.map((issue) => issue.path.slice(1).join('.') || 'data'))];
      throw new errors.ValidationError(`Invalid contact submission: ${fields.join(', ')}`, { fields });
    }
    const { confirmation = null, ...data } = input.data.data;
    try {
      const { documentId, number } = await storeOnce(
        strapi,
        {
          ...data,
          company: data.company || null,
          interest: data.interest || null,
          product: data.product || null,
          page: data.page || null,
          campaign: data.campaign || null,
          number: data.submissionId ? messageNumber(data.submissionId) : null,
          submissionId: data.submissionId ?? null,
          submittedAt: data.submittedAt ?? new Date().toISOString(),
          handling: firstState(data.spamScore),
        },
        confirmation,
      );
      context.status = 201;
      context.body = { data: { documentId, number: number ?? null } };
    } catch (error) {
      if (!(error instanceof SubmissionIdTaken)) throw error;
      context.status = 409;
      context.body = { data: null, error: { status: 409, name: error.name, message: '', details: {} } };
    }
  },
}));
