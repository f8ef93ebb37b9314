import { LockKeyhole, SendHorizontal } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { needsScript } from '~/ui/layout.css';
import * as styles from './me-ti-screen.css';
import * as screen from './screen.css';
import { ScreenFrame } from './screen-frame';

type Side = 'clinic' | 'practice';

const MESSAGES = [
  { text: 'question', from: 'practice', time: '09:12' },
  { text: 'answer', from: 'clinic', time: '09:14' },
  { text: 'thanks', from: 'practice', time: '09:15' },
] as const;

/** Characters of a message: three lines. */
const LONGEST = 120;

const OTHER: Readonly<Record<Side, Side>> = { clinic: 'practice', practice: 'clinic' };

/** The conversation as one of both houses sees it. */
export function MeTiScreen({ name, side = 'clinic' }: { name: string; side?: Side }) {
  const { 'me-ti': texts } = useTexts('product-screens');
  return (
    <ScreenFrame product="me-ti" answers="message" name={name} texts={{ ...texts, title: texts[side] }}>
      <div className={screen.body}>
        <p className={styles.head}>
          <span className={screen.strong}>{texts[OTHER[side]]}</span>
          <span className={cx(styles.encrypted, screen.line)}>
            <LockKeyhole size={14} className={screen.sign} />
            <span className={screen.line}>{texts.encrypted}</span>
          </span>
        </p>
        <div className={styles.thread} role="log" aria-label={texts.title} data-thread>
          {MESSAGES.map(({ text, from, time }) => (
            <p key={text} className={styles.message} data-row data-own={from === side ? '' : undefined}>
              {texts.messages[text]}
              <span className={styles.time}>{time}</span>
            </p>
          ))}
        </div>
        <div className={cx(styles.composer, needsScript)}>
          <input
            className={styles.field}
            aria-label={texts.write}
            placeholder={texts.write}
            defaultValue={texts.draft}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="button" className={cx(screen.button.main, styles.send)} aria-label={texts.send}>
            <SendHorizontal size={16} aria-hidden="true" />
          </button>
        </div>
      </div>
    </ScreenFrame>
  );
}
