import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { visuallyHidden } from '~/ui/layout.css';
import * as styles from './gate.css';
import { NoticeText } from './notice-text';
import { PasswordField } from './password-field';
import type { GateFormState } from './use-gate';

const NOTICE_ID = 'gate-notice';

interface GateFormProps extends GateFormState {
  isBlocked?: boolean;
}

/** Works without script: the form posts to its page. */
export function GateForm({ action, field, notice, isPending, isBlocked, submit }: GateFormProps) {
  const { form } = useTexts('gate');
  return (
    <form
      method="post"
      action={action}
      noValidate
      aria-label={form.label}
      lang={form.lang}
      className={styles.form}
      onSubmit={submit}
    >
      <PasswordField field={field} describedBy={notice ? NOTICE_ID : undefined} />
      <div role="alert">
        {notice && (
          <p id={NOTICE_ID} className={styles.notice}>
            <NoticeText notice={notice} />
          </p>
        )}
      </div>
      <button type="submit" className={primary} disabled={isPending || isBlocked}>
        {isPending ? form.verifying : form.submit}
      </button>
      <p role="status" className={visuallyHidden}>
        {isPending ? form.verifying : ''}
      </p>
    </form>
  );
}
