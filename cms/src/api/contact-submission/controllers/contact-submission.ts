import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CONTACT_SUBMISSION } from '../../../content-types';
import { documents, type HttpContext } from '../../../strapi';
import { contactInputSchema } from '../contact-input';
import { firstState } from '../message-state';

export default factories.createCoreController('api::contact-submission.contact-submission', ({ strapi }) => ({
  /** Answers only the new id, so that this route discloses no personal data. */
  async create(context: HttpContext) {
    const input = contactInputSchema.safeParse(context.request.body);
    if (!input.success) {
      const fields = [...new Set(input.error.issues.map((issue) => issue.path.slice(1).join('.') || 'data'))];
      throw new errors.ValidationError(`Invalid contact submission: ${fields.join(', ')}`, { fields });
    }
    const { data } = input.data;
    const submittedAt = data.submittedAt ?? new Date().toISOString();
    const handling = firstState(data.spamScore);
    const created = await documents(strapi, CONTACT_SUBMISSION).create({
      data: {
        ...data,
        company: data.company || null,
        interest: data.interest || null,
        submittedAt,
        handling,
      },
    });
    context.status = 201;
    context.body = { data: { documentId: created.documentId } };
  },
}));
