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

export function MeTiScreen({ name }: { name: string }) {
  return (
    <div className={styles.houses}>
      <House name={name} side="clinic" />
      <div className={styles.way} aria-hidden="true">
        <span className={styles.lock}>
          <LockKeyhole size={20} strokeWidth={1.5} />
        </span>
      </div>
      <div className={styles.other} aria-hidden="true">
        <House name={name} side="practice" />
      </div>
    </div>
  );
}

function House({ name, side }: { name: string; side: Side }) {
  const { 'me-ti': texts } = useTexts('product-screens');
  const isClinic = side === 'clinic';
  return (
    <ScreenFrame
      product={isClinic ? 'me-ti' : null}
      {...(isClinic && { answers: 'message' })}
      name={name}
      texts={{ ...texts, title: texts[side] }}
    >
      <div className={screen.body}>
        <p className={styles.head}>
          <span className={screen.strong}>{texts[OTHER[side]]}</span>
          <span className={cx(styles.encrypted, screen.line)}>
            <LockKeyhole size={14} className={screen.sign} aria-hidden="true" />
            <span className={screen.line}>{texts.encrypted}</span>
          </span>
        </p>
        <div
          className={styles.thread}
          {...(isClinic && { role: 'log', 'aria-label': texts.title })}
          data-thread
        >
          {MESSAGES.map(({ text, from, time }) => (
            <p key={text} className={styles.message} data-row data-own={from === side ? '' : undefined}>
              {texts.messages[text]}
              <span className={styles.time}>{time}</span>
            </p>
          ))}
        </div>
        <div className={cx(styles.composer, needsScript)}>
          {isClinic ? (
            <>
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
            </>
          ) : (
            <>
              <span className={styles.field}>{'\u00a0'}</span>
              <span className={screen.button.main}>
                <SendHorizontal size={16} />
              </span>
            </>
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}
