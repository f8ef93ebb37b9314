import { useActionData, useLocation } from '@remix-run/react';
import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { CaptchaField } from './captcha-field';
import * as styles from './contact.css';
import { MessageField, SelectField, TextField } from './fields';
import type { ContactFormResult, ContactFormState } from './form.server';
import { useContactForm } from './use-contact-form';

interface ContactFormProps extends ContactFormState {
  /** Chosen beforehand, on a page where most people write for one reason. */
  topic?: 'meeting';
}

export function ContactForm({ formToken, isSent, topic }: ContactFormProps) {
  const { form: texts, interests, toasts } = useTexts('contact');
  const result = useActionData<ContactFormResult>();
  const { captcha, problems, isPending, isEnhanced, submit } = useContactForm(result?.problems);
  const { pathname } = useLocation();
  const typed = result?.values ?? {};
  return (
    <form
      method="post"
      action={`${pathname === '/' ? '/?index' : pathname}#contact`}
      aria-label={texts.label}
      lang={texts.lang}
      className={styles.form}
      noValidate={isEnhanced}
      onSubmit={submit}
    >
      {isSent && (
        <p role="status" className={styles.notice}>
          {toasts.successTitle} {toasts.successText}
        </p>
      )}
      {result && (
        <p role="alert" className={styles.notice} data-variant="error">
          {toasts.errorText}
        </p>
      )}
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
      <TextField
        name="company"
        label={texts.company}
        autoComplete="organization"
        isOptional
        isWide
        problem={problems.company}
        defaultValue={typed.company}
      />
      <SelectField
        name="interest"
        label={texts.interest}
        placeholder={texts.interestNone}
        isOptional
        isWide
        defaultValue={typed.interest ?? topic}
        options={[
          ...(topic ? ([[topic, interests[topic]]] as [string, string][]) : []),
          ['idatik', interests.idatik],
          ['fhir-link', interests.fhirLink],
          ['me-ti', interests.meTi],
          ['attrian-identity', interests.attrianIdentity],
          ['attrian-credentials', interests.attrianCredentials],
          ['general', interests.general],
        ]}
      />
      <MessageField
        name="message"
        label={texts.message}
        problem={problems.message}
        defaultValue={typed.message}
      />
      <CaptchaField captcha={captcha} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">{texts.leaveEmpty}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="formToken" value={formToken} />
      <div className={styles.submit}>
        <button type="submit" className={primary} disabled={isPending}>
          {isPending ? texts.pending : texts.submit}
        </button>
      </div>
      <p className={styles.note}>{texts.privacy}</p>
    </form>
  );
}
