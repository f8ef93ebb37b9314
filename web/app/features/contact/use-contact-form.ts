import { isMessageField, lengthOf, MESSAGE_LIMITS, type MessageField } from 'contract/message-fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import type { FieldProblem, FieldProblems } from './field-problems';
import { isProductInterest } from './interests';
import { RESULT_ID, type Result } from './result';
import { sendMessage } from './send-message';
import { CAPTCHA_ID, useCaptcha } from './use-captcha';

/** The id of the button that sends. */
export const SUBMIT_ID = 'contact-submit';

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
function focusOn(element: Element | RadioNodeList | null) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  (element.closest('fieldset') ?? element).scrollIntoView({ block: 'center' });
}

/** The chosen interest in the visitor's words, if it is a product. */
function chosenProduct(form: HTMLFormElement): string | null {
  const select = form.elements.namedItem('interest');
  if (!(select instanceof HTMLSelectElement) || !isProductInterest(select.value)) return null;
  return select.selectedOptions[0]?.text ?? null;
}

/** Browsers make a UUID on secure origins alone. */
const newId = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

/**
 * The form's behaviour: idle, pending, then cleared or kept.
 *
 * @param found what the server found wrong in a form sent without script
 * @param shown how sending without script went
 */
export function useContactForm(found: FieldProblems, shown: Result | null) {
  const { toasts } = useTexts('contact');
  const { language } = useLanguage();
  const captcha = useCaptcha();
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState(found);
  const [result, setResult] = useState(shown);
  /** Ids by content until a message is stored: sent again unchanged, it is the same message. */
  const ids = useRef(new Map<string, string | undefined>());
  // With script each field shows its own message; without, the browser's bubbles do.
  const [isEnhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  /** @param productName of the product that the form offers beside the interest */
  async function submit(event: FormEvent<HTMLFormElement>, productName = '') {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setResult(null);
    const faults = [...form.elements].flatMap((control) => {
      const problem = problemOf(control);
      return problem ? [problem] : [];
    });
    setProblems(Object.fromEntries(faults));
    const [first] = faults;
    if (first) {
      focusOn(form.elements.namedItem(first[0]));
      return;
    }
    if (!captcha.isSolved) {
      focusOn(form.elements.namedItem(CAPTCHA_ID));
      notify({ title: toasts.captchaTitle, description: toasts.captchaText, variant: 'destructive' });
      return;
    }

    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    const fields = {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      company: text('company'),
      interest: text('interest'),
      product: text('product'),
      message: text('message'),
    };
    const content = JSON.stringify(fields);
    const id = ids.current.get(content) ?? newId();
    ids.current.set(content, id);
    setPending(true);
    try {
      await sendMessage({
        id,
        ...fields,
        language,
        website: text('website'),
        formToken: text('formToken'),
        captchaSolved: captcha.isSolved,
      });
    } catch {
      // Whatever the reason, the visitor reads the same words and keeps what was typed.
      setPending(false);
      notify({ title: toasts.errorTitle, description: toasts.errorText, variant: 'destructive' });
      focusOn(form.elements.namedItem(SUBMIT_ID));
      return;
    }
    ids.current.clear();
    const product = fields.product ? productName : chosenProduct(form);
    flushSync(() => {
      setPending(false);
      setResult({ isSent: true, product });
    });
    // Spoken by the focus on the same words.
    notify({ title: toasts.successTitle, description: toasts.successText, isSilent: true });
    form.reset();
    captcha.renew();
    focusOn(document.getElementById(RESULT_ID));
  }

  return { captcha, problems, result, isPending, isEnhanced, submit };
}
