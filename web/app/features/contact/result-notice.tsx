import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import * as styles from './contact.css';
import { RESULT_ID, type Result } from './result';

const TEXT_ID = `${RESULT_ID}-text`;

interface ResultNoticeProps {
  result: Result;
  page?: string | undefined;
}

/** Is no live region: screen readers speak it because it takes the focus. */
export function ResultNotice({ result: { number, product }, page }: ResultNoticeProps) {
  const { toasts } = useTexts('contact');
  const isSent = number !== null;
  return (
    <div className={styles.notice} data-variant={isSent ? undefined : 'error'}>
      <h3 id={RESULT_ID} tabIndex={-1} aria-describedby={TEXT_ID} className={styles.noticeTitle}>
        {isSent ? toasts.successTitle : toasts.errorTitle}
      </h3>
      <p id={TEXT_ID}>
        {isSent ? toasts.successText : toasts.errorText}
        {isSent && ` ${fill(toasts.successNumber, { number })}`}
        {isSent && page && ` ${fill(toasts.successPage, { page })}`}
        {isSent && product && ` ${fill(toasts.successProduct, { product })}`}
      </p>
    </div>
  );
}
