import { type FormEvent, useEffect, useState } from 'react';
import { useLanguage } from '~/i18n/language';
import { fill, useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import type { FieldErrors } from './fields';
import { sendMessage } from './send-message';
import { useCaptcha } from './use-captcha';

/** What the server takes at most (decisions E2). */
const MESSAGE_LIMIT = 20_000;

/** The form's behaviour: idle, pending, then cleared with a notice or kept with one (specification, section 4). */
export function useContactForm() {
  const { form: texts, toasts } = useTexts('contact');
  const { language } = useLanguage();
  const captcha = useCaptcha();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  // With script each field shows its own message; without, the browser's bubbles do.
  const [isEnhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  function problemOf(control: Element): [string, string] | null {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
    if (!control.name || control.type === 'hidden') return null;
    const { validity, value, name } = control;
    if (validity.valueMissing || (control.required && value.trim() === '')) return [name, texts.missing];
    if (validity.typeMismatch) return [name, texts.invalidEmail];
    if (value.length > MESSAGE_LIMIT) return [name, fill(texts.tooLong, { max: MESSAGE_LIMIT })];
    return null;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const problems = [...form.elements].flatMap((control) => {
      const problem = problemOf(control);
      return problem ? [problem] : [];
    });
    setErrors(Object.fromEntries(problems));
    const [first] = problems;
    if (first) {
      const control = form.elements.namedItem(first[0]);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    if (!captcha.isSolved) {
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
      // Whatever the reason, the visitor reads the same words and keeps what was typed (decisions E4).
      notify({ title: toasts.errorTitle, description: toasts.errorText, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  return { captcha, errors, isPending, isEnhanced, submit };
}
