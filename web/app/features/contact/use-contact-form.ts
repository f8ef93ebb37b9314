import { isMessageField, lengthOf, MESSAGE_LIMITS, type MessageField } from 'contract/message-fields';
import { type FormEvent, useEffect, useState } from 'react';
import { useLanguage } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import type { FieldProblem, FieldProblems } from './field-problems';
import { sendMessage } from './send-message';
import { CAPTCHA_ID, useCaptcha } from './use-captcha';

/** What is wrong with a control of the form, as the server would find it. */
function problemOf(control: Element): [MessageField, FieldProblem] | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  const { validity, value, name, required } = control;
  if (!isMessageField(name)) return null;
  if (required && lengthOf(value) === 0) return [name, 'missing'];
  if (validity.typeMismatch) return [name, 'invalidEmail'];
  return lengthOf(value) > MESSAGE_LIMITS[name] ? [name, 'tooLong'] : null;
}

/** In the middle of the window, where no notice, no bar and no banner lies over it. */
function focusOn(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control).scrollIntoView({ block: 'center' });
}

/** The form's behaviour: idle, pending, then cleared with a notice or kept with one. `found` is what the server found wrong without script. */
export function useContactForm(found: FieldProblems = {}) {
  const { toasts } = useTexts('contact');
  const { language } = useLanguage();
  const captcha = useCaptcha();
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState(found);
  // With script each field shows its own message; without, the browser's bubbles do.
  const [isEnhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const faults = [...form.elements].flatMap((control) => {
      const problem = problemOf(control);
      return problem ? [problem] : [];
    });
    setProblems(Object.fromEntries(faults));
    const [first] = faults;
    if (first) {
      focusOn(form, first[0]);
      return;
    }
    if (!captcha.isSolved) {
      focusOn(form, CAPTCHA_ID);
      notify({ title: toasts.captchaTitle, description: toasts.captchaText, variant: 'destructive' });
      return;
    }

    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    setPending(true);
    try {
      await sendMessage({
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        company: text('company'),
        interest: text('interest'),
        message: text('message'),
        language,
        website: text('website'),
        formToken: text('formToken'),
        captchaSolved: captcha.isSolved,
      });
      notify({ title: toasts.successTitle, description: toasts.successText });
      form.reset();
      captcha.renew();
    } catch {
      // Whatever the reason, the visitor reads the same words and keeps what was typed.
      notify({ title: toasts.errorTitle, description: toasts.errorText, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  return { captcha, problems, isPending, isEnhanced, submit };
}
