import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { cleanText } from 'contract/clean-text';
import { isMessageField, MESSAGE_LIMITS, type MessageField } from 'contract/message-fields';
import { env } from '~/env.server';
import { PRODUCT_PARAMETER } from '~/features/products/products';
import { readForm } from '~/http/form-body.server';
import { isForeignOrigin } from '~/http/origin.server';
import { languageOf } from '~/i18n/negotiation.server';
import { type ContactOutcome, contactService } from './contact-service.server';
import type { FieldProblems } from './field-problems';
import { createFormToken } from './form-token.server';
import { BODY_LIMIT_BYTES, fieldProblems } from './message.server';
import { type ContactProduct, findContactProduct } from './product.server';
import { RESULT_ID } from './result';

/** What the page shows of a form that was sent without JavaScript. */
export interface ContactFormResult {
  outcome: Exclude<ContactOutcome['status'], 'stored'>;
  /** What was typed, to be shown again. */
  values: Partial<Record<MessageField, string>>;
  /** What the server found wrong, by field. */
  problems: FieldProblems;
}

export interface ContactFormState {
  /** Where the form is sent without JavaScript. */
  action: string;
  /** Goes into a hidden field named `formToken`. */
  formToken: string;
  /** Whether the visitor has just sent a message without JavaScript. */
  isSent: boolean;
  /** The product from whose page the visitor comes, or about which the message was. */
  product: ContactProduct | null;
}

const STATUS = { invalid: 400, refused: 400, conflict: 409, limited: 429, unavailable: 503 } as const;

/** For the loader of the page with the form. */
export async function contactFormState(request: Request): Promise<ContactFormState> {
  const { pathname, searchParams } = new URL(request.url);
  const product = await findContactProduct(
    searchParams.get(PRODUCT_PARAMETER) ?? '',
    languageOf(request).language,
  );
  const query = new URLSearchParams(product ? { [PRODUCT_PARAMETER]: product.key } : {});
  // Remix looks for the action of the home page by this name.
  if (pathname === '/') query.set('index', '');
  return {
    action: `${pathname}${query.size > 0 ? `?${query}` : ''}#${RESULT_ID}`,
    formToken: createFormToken(env().SESSION_SECRET),
    isSent: searchParams.get('contact') === 'sent',
    product,
  };
}

/**
 * The page action behind the form where there is no JavaScript (decisions E6): success leads back to the form by a
 * redirect, so that a reload sends nothing twice; anything else shows the page again with what was typed.
 */
export async function contactFormAction({ request, context }: ActionFunctionArgs) {
  if (isForeignOrigin(request.headers)) throw new Response(null, { status: 403, statusText: 'Forbidden' });
  const form = await readForm(request, BODY_LIMIT_BYTES);
  const { language } = languageOf(request);
  const fields = { ...Object.fromEntries(form), language };
  const outcome = await contactService().receive(fields, context.clientAddress ?? '');
  if (outcome.status === 'stored') {
    const about = String(form.get('product') || form.get('interest') || '');
    const product = await findContactProduct(about, language);
    const query = new URLSearchParams({
      contact: 'sent',
      ...(product && { [PRODUCT_PARAMETER]: product.key }),
    });
    return redirect(`${new URL(request.url).pathname}?${query}#${RESULT_ID}`, { status: 303 });
  }
  const names = Object.keys(MESSAGE_LIMITS).filter(isMessageField);
  const result: ContactFormResult = {
    outcome: outcome.status,
    values: Object.fromEntries(names.map((name) => [name, cleanText(form.get(name) ?? '')])),
    problems: outcome.status === 'invalid' ? fieldProblems(outcome.error) : {},
  };
  return data(result, { status: STATUS[outcome.status] });
}
