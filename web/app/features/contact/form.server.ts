import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { cleanText } from 'contract/clean-text';
import type { Language } from 'contract/languages';
import { isMessageField, MESSAGE_LIMITS, MESSAGE_NUMBER, type MessageField } from 'contract/message-fields';
import { getLandingPages } from '~/content/published/landing-pages.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { env } from '~/env.server';
import { PRODUCT_PARAMETER, TOPIC_PARAMETER } from '~/features/products/products';
import { readForm } from '~/http/form-body.server';
import { languageOf } from '~/i18n/negotiation.server';
import { type ContactOutcome, contactService } from './contact-service.server';
import type { FieldProblems } from './field-problems';
import { createFormToken } from './form-token.server';
import { BODY_LIMIT_BYTES, fieldProblems } from './message.server';
import { originOfPost } from './origin';
import { type ContactProduct, contactProducts, findContactProduct } from './product.server';
import { RESULT_ID } from './result';

export interface ContactFormResult {
  outcome: Exclude<ContactOutcome['status'], 'accepted'>;
  /** Sent again with the form, so that the message stays the same one. */
  id: string | null;
  values: Partial<Record<MessageField, string>>;
  problems: FieldProblems;
}

export interface ContactFormState {
  action: string;
  formToken: string;
  sentNumber: string | null;
  products: ContactProduct[];
  product: ContactProduct | null;
  /** The title of the landing page that the visitor comes from. */
  about: string | null;
}

async function titleOfPage(key: string | null, language: Language): Promise<string | null> {
  if (key === null) return null;
  const pages = await orWhenUnavailable(getLandingPages(language), []);
  return pages.find((page) => page.key === key)?.title.value ?? null;
}

const STATUS = { invalid: 400, refused: 400, conflict: 409, limited: 429, unavailable: 503 } as const;

export async function contactFormState(request: Request): Promise<ContactFormState> {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = languageOf(request);
  const products = await contactProducts(language);
  const product = findContactProduct(searchParams.get(PRODUCT_PARAMETER) ?? '', products);
  const query = new URLSearchParams(product ? { [PRODUCT_PARAMETER]: product.key } : {});
  const number = searchParams.get('contact') ?? '';
  // Remix finds the home page's action by this parameter.
  if (pathname === '/') query.set('index', '');
  return {
    action: `${pathname}${query.size > 0 ? `?${query}` : ''}#${RESULT_ID}`,
    formToken: createFormToken(env().SESSION_SECRET),
    sentNumber: MESSAGE_NUMBER.test(number) ? number : null,
    products,
    product,
    about: await titleOfPage(searchParams.get(TOPIC_PARAMETER), language),
  };
}

/** Redirects on success, so that a reload sends nothing twice; else returns what was typed (decisions E6). */
export async function contactFormAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, BODY_LIMIT_BYTES);
  const { language } = languageOf(request);
  const fields = { ...Object.fromEntries(form), ...originOfPost(request), language };
  const { pathname } = new URL(request.url);
  const outcome = await contactService().receive(fields, context.clientAddress ?? '', () =>
    context.note?.('message', pathname, language),
  );
  if (outcome.status === 'accepted') {
    const about = String(form.get('product') || form.get('interest') || '');
    const product = findContactProduct(about, await contactProducts(language));
    const query = new URLSearchParams({
      contact: outcome.number,
      ...(product && { [PRODUCT_PARAMETER]: product.key }),
    });
    return redirect(`${pathname}?${query}#${RESULT_ID}`, { status: 303 });
  }
  const names = Object.keys(MESSAGE_LIMITS).filter(isMessageField);
  const result: ContactFormResult = {
    outcome: outcome.status,
    id: outcome.status === 'unavailable' ? outcome.id : null,
    values: Object.fromEntries(names.map((name) => [name, cleanText(form.get(name) ?? '')])),
    problems: outcome.status === 'invalid' ? fieldProblems(outcome.error) : {},
  };
  return data(result, { status: STATUS[outcome.status] });
}
