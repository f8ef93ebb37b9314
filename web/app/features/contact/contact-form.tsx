import { useActionData, useLocation } from '@remix-run/react';
import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { CaptchaField } from './captcha-field';
import * as styles from './contact.css';
import { MessageField, SelectField, TextField } from './fields';
import type { ContactFormResult, ContactFormState } from './form.server';
import { useContactForm } from './use-contact-form';

export function ContactForm({ formToken, isSent }: ContactFormState) {
  const { form: texts, interests, toasts } = useTexts('contact');
  const { captcha, errors, isPending, isEnhanced, submit } = useContactForm();
  const { pathname } = useLocation();
  const result = useActionData<ContactFormResult>();
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
        maxLength={200}
        error={errors.firstName}
        defaultValue={typed.firstName}
      />
      <TextField
        name="lastName"
        label={texts.lastName}
        autoComplete="family-name"
        maxLength={200}
        error={errors.lastName}
        defaultValue={typed.lastName}
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        maxLength={200}
        isWide
        error={errors.email}
        defaultValue={typed.email}
      />
      <TextField
        name="company"
        label={texts.company}
        autoComplete="organization"
        maxLength={200}
        isOptional
        defaultValue={typed.company}
      />
      <SelectField
        name="interest"
        label={texts.interest}
        placeholder={texts.interestNone}
        isOptional
        defaultValue={typed.interest}
        options={[
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
        error={errors.message}
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
