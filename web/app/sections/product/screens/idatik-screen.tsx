import { Lock, SquareCheck } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { ISSUER } from '~/sections/docs/sample-issuer';
import { cx } from '~/styled-system/css';
import * as styles from './idatik-screen.css';
import { INSURED } from './invented';
import * as screen from './screen.css';
import { ScreenFrame } from './screen-frame';

const STEPS = ['identify', 'release', 'continue'] as const;
const CURRENT = 1;

export function IdatikScreen({ name }: { name: string }) {
  const { idatik: texts } = useTexts('product-screens');
  const claims = [
    { label: texts.name, value: INSURED.name },
    { label: texts.number, value: INSURED.number, note: texts.invalid },
    { label: texts.insurer, value: texts.insurerName },
  ];
  return (
    <ScreenFrame product="idatik" name={name} texts={texts}>
      <div className={screen.body} aria-hidden="true">
        <p className={cx(styles.address, screen.mono)} translate="no">
          <Lock size={14} className={screen.sign} />
          {new URL(ISSUER).host}
        </p>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li
              key={step}
              className={styles.step}
              data-look={index < CURRENT ? 'past' : index === CURRENT ? 'current' : 'ahead'}
            >
              {texts.steps[step]}
            </li>
          ))}
        </ol>
        <p className={styles.asks}>
          <span className={screen.strong}>{texts.service}</span>
          {texts.asks}
        </p>
        <ul className={styles.claims}>
          {claims.map(({ label, value, note }) => (
            <li key={label} className={styles.claim} data-row>
              <SquareCheck size={18} className={cx(screen.sign, styles.tick)} />
              <span className={cx(styles.label, screen.quiet, screen.line)}>{label}</span>
              <span className={styles.value}>
                <span className={screen.strong}>{value}</span>
                {note && <span className={screen.chip}>{note}</span>}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.foot}>
          <span className={cx(screen.chip, styles.level)}>{texts.level}</span>
          <span className={screen.button.other}>{texts.deny}</span>
          <span className={screen.button.main}>{texts.allow}</span>
        </p>
      </div>
    </ScreenFrame>
  );
}
