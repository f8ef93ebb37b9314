import { isProductInterest } from 'contract/interests';
import { isMessageField, lengthOf, MESSAGE_LIMITS, type MessageField } from 'contract/message-fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import type { FieldProblem, FieldProblems } from './field-problems';
import { originOf } from './origin';
import { RESULT_ID, type Result } from './result';
import { sendMessage } from './send-message';
import { CAPTCHA_ID, useCaptcha } from './use-captcha';

export const SUBMIT_ID = 'contact-submit';

function problemOf(control: Element): [MessageField, FieldProblem] | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  const { validity, value, name, required } = control;
  if (!isMessageField(name)) return null;
  if (required && lengthOf(value) === 0) return [name, 'missing'];
  if (validity.typeMismatch) return [name, 'invalidEmail'];
  return lengthOf(value) > MESSAGE_LIMITS[name] ? [name, 'tooLong'] : null;
}

/** Scrolls to the middle of the window, where no notice, bar or banner covers the element. */
function focusOn(element: Element | RadioNodeList | null) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  (element.closest('fieldset') ?? element).scrollIntoView({ block: 'center' });
}

function chosenProduct(form: HTMLFormElement): string | null {
  const select = form.elements.namedItem('interest');
  if (!(select instanceof HTMLSelectElement) || !isProductInterest(select.value)) return null;
  return select.selectedOptions[0]?.text ?? null;
}

/** Browsers offer `randomUUID` on secure origins alone. */
const newId = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

/**
 * @param found problems that the server found in a form sent without script
 * @param shown outcome of a form sent without script
 */
export function useContactForm(found: FieldProblems, shown: Result | null) {
  const { toasts } = useTexts('contact');
  const { language } = useLanguage();
  const captcha = useCaptcha();
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState(found);
  const [result, setResult] = useState(shown);
  /** Ids by content until a message is stored: the same content sent again is the same message. */
  const ids = useRef(new Map<string, string | undefined>());
  // Fields show their own messages with script; without, the browser's bubbles do.
  const [isEnhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

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
    let number: string;
    try {
      number = await sendMessage({
        id,
        ...fields,
        ...originOf(new URL(window.location.href), document.referrer),
        language,
        website: text('website'),
        formToken: text('formToken'),
        captchaSolved: captcha.isSolved,
      });
    } catch {
      setPending(false);
      notify({ title: toasts.errorTitle, description: toasts.errorText, variant: 'destructive' });
      focusOn(form.elements.namedItem(SUBMIT_ID));
      return;
    }
    ids.current.clear();
    const product = fields.product ? productName : chosenProduct(form);
    flushSync(() => {
      setPending(false);
      setResult({ number, product });
    });
    // The focus on the same words speaks them.
    notify({ title: toasts.successTitle, description: toasts.successText, isSilent: true });
    form.reset();
    captcha.renew();
    focusOn(document.getElementById(RESULT_ID));
  }

  return { captcha, problems, result, isPending, isEnhanced, submit };
}
