import { Check, RefreshCw, X } from 'lucide-react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import * as styles from './contact.css';
import { CAPTCHA_ID, type Captcha } from './use-captcha';

export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { captcha: texts } = useTexts('contact');
  const { question, answer, setAnswer, renew, verdict } = captcha;
  return (
    <fieldset className={styles.captcha} lang={texts.lang}>
      <legend className={styles.label}>{texts.label}</legend>
      <div className={styles.captchaRow}>
        <label htmlFor={CAPTCHA_ID} className={styles.captchaQuestion}>
          {question && fill(texts.question, { a: question.a, b: question.b })}
        </label>
        <input
          id={CAPTCHA_ID}
          type="number"
          // Names the field until a script supplies the question as its label.
          aria-label={question ? undefined : texts.label}
          inputMode="numeric"
          autoComplete="off"
          className={styles.captchaInput}
          data-verdict={verdict ?? undefined}
          aria-invalid={verdict === 'wrong' || undefined}
          aria-describedby="captcha-verdict"
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <button type="button" className={styles.refresh} aria-label={texts.refresh} onClick={renew}>
          <RefreshCw size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <span
          id="captcha-verdict"
          role="status"
          className={styles.verdict}
          data-verdict={verdict ?? undefined}
        >
          {verdict === 'correct' && (
            <>
              <Check size={18} aria-hidden="true" />
              {texts.correct}
            </>
          )}
          {verdict === 'wrong' && (
            <>
              <X size={18} aria-hidden="true" />
              {texts.wrong}
            </>
          )}
        </span>
      </div>
    </fieldset>
  );
}
