import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { CircleCheck } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import * as styles from './credentials-screen.css';
import { DIGEST, INSURED } from './invented';
import * as screen from './screen.css';
import { ScreenFrame } from './screen-frame';

/** Leads nowhere. */
const code = generate('BEISPIEL');
const CODE = { path: toSvgPath(code), box: `0 0 ${code.size} ${code.size}` };

const CHECKS = ['signature', 'hash', 'period'] as const;

export function CredentialsScreen({ name }: { name: string }) {
  const { 'attrian-credentials': texts } = useTexts('product-screens');
  return (
    <ScreenFrame product="attrian-credentials" name={name} texts={texts}>
      <div className={cx(screen.body, styles.layout)} aria-hidden="true">
        <div className={styles.wallet}>
          <p className={styles.behind}>{texts.other}</p>
          <div className={styles.card}>
            <p>
              <span className={cx(screen.quiet, screen.roomyWords)}>{texts.kind}</span>
              <span className={styles.title}>{texts.award}</span>
            </p>
            <p className={cx(screen.mono, screen.roomyLine)} translate="no">
              {DIGEST}
            </p>
            <p className={styles.facts}>
              <span className={screen.strong}>{INSURED.name}</span>
              <span>{texts.issuer}</span>
              <span className={screen.roomyLine}>{texts.until}</span>
            </p>
          </div>
        </div>
        <div className={styles.proof}>
          <p className={cx(screen.strong, screen.roomyLine)}>{texts.checked}</p>
          <ul className={styles.checks}>
            {CHECKS.map((check) => (
              <li key={check} className={styles.check} data-row>
                <CircleCheck size={16} className={screen.sign} />
                <span className={screen.line}>{texts.checks[check]}</span>
              </li>
            ))}
          </ul>
          <p className={styles.code}>
            <svg viewBox={CODE.box} aria-hidden="true">
              <path d={CODE.path} fill="currentColor" />
            </svg>
            <span className={screen.quiet}>{texts.code}</span>
          </p>
        </div>
      </div>
    </ScreenFrame>
  );
}
