import { OPTIONAL_MESSAGE_FIELDS, type OptionalMessageField } from 'contract/message-fields';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { CaptchaField } from './captcha-field';
import * as styles from './contact.css';
import { MessageField, SelectField, TextField } from './fields';
import type { ContactFormResult, ContactFormState } from './form.server';
import { ResultNotice } from './result-notice';
import { SUBMIT_ID, useContactForm } from './use-contact-form';

interface ContactFormProps extends ContactFormState {
  topic?: 'meeting';
  answer?: ContactFormResult | undefined;
  /** The fields that may be left out and are not; by default all. */
  optional?: readonly OptionalMessageField[] | undefined;
  /** The title of the page that has the form, which the confirmation names. */
  page?: string;
}

export function ContactForm({
  action,
  formToken,
  sentNumber,
  products,
  product,
  about,
  topic,
  answer,
  optional = OPTIONAL_MESSAGE_FIELDS,
  page,
}: ContactFormProps) {
  const { form: texts, interests } = useTexts('contact');
  const number = answer ? null : sentNumber;
  const shown = answer || number ? { number, product: product?.label ?? null } : null;
  const { captcha, problems, result, isPending, isEnhanced, submit } = useContactForm(
    answer?.problems ?? {},
    shown,
  );
  const typed = answer?.values ?? {};
  const choices: [value: string, label: string][] = [
    ...products.map(({ interest, label }): [string, string] => [interest, label]),
    ['general', interests.general],
  ];
  if (topic) choices.unshift([topic, interests[topic]]);
  return (
    <form
      method="post"
      action={action}
      aria-label={texts.label}
      lang={texts.lang}
      className={styles.form}
      noValidate={isEnhanced}
      onSubmit={(event) => submit(event, product?.label)}
    >
      {result && <ResultNotice result={result} page={page} />}
      <p className={styles.note}>{texts.requiredNote}</p>
      <TextField
        name="firstName"
        label={texts.firstName}
        autoComplete="given-name"
        problem={problems.firstName}
        defaultValue={typed.firstName}
      />
      <TextField
        name="lastName"
        label={texts.lastName}
        autoComplete="family-name"
        problem={problems.lastName}
        defaultValue={typed.lastName}
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        isWide
        problem={problems.email}
        defaultValue={typed.email}
      />
      {optional.includes('company') && (
        <TextField
          name="company"
          label={texts.company}
          autoComplete="organization"
          isOptional
          isWide
          problem={problems.company}
          defaultValue={typed.company}
        />
      )}
      {optional.includes('interest') && (
        <SelectField
          name="interest"
          label={texts.interest}
          placeholder={texts.interestNone}
          isOptional
          isWide
          defaultValue={typed.interest ?? topic ?? product?.interest}
          options={choices}
        />
      )}
      {topic && product && (
        <label className={styles.productChoice}>
          <input
            type="checkbox"
            name="product"
            value={product.key}
            defaultChecked={!answer || typed.product === product.key}
          />
          {fill(texts.product, { product: product.label })}
        </label>
      )}
      <MessageField
        name="message"
        label={texts.message}
        problem={problems.message}
        defaultValue={typed.message ?? (about ? fill(texts.about, { page: about }) : undefined)}
      />
      <CaptchaField captcha={captcha} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">{texts.leaveEmpty}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="formToken" value={formToken} />
      {answer?.id && <input type="hidden" name="id" value={answer.id} />}
      <div className={styles.submit}>
        <button id={SUBMIT_ID} type="submit" className={primary} aria-disabled={isPending || undefined}>
          {isPending ? texts.pending : texts.submit}
        </button>
      </div>
      <p className={styles.note}>{texts.privacy}</p>
    </form>
  );
}
