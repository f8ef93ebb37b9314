import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import * as styles from './fhir-link-screen.css';
import { MEAN_MILLISECONDS, REQUESTS } from './invented';
import * as screen from './screen.css';
import { ScreenFrame } from './screen-frame';

const COLUMNS = ['time', 'request', 'system', 'status', 'duration'] as const;
const REFUSED = 403;

/** A ring with a stroke for a refusal, so that colour is not the only sign. */
function State({ isRefused }: { isRefused: boolean }) {
  return (
    <svg
      width="10"
      height="10"
      viewBox="0 0 10 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="5" cy="5" r="4" fill={isRefused ? 'none' : 'currentColor'} />
      {isRefused && <path d="M2.2 7.8l5.6-5.6" />}
    </svg>
  );
}

export function FhirLinkScreen({ name }: { name: string }) {
  const { 'fhir-link': texts } = useTexts('product-screens');
  return (
    <ScreenFrame product="fhir-link" name={name} texts={texts}>
      <div className={screen.body} aria-hidden="true">
        <p className={styles.head}>
          <span className={screen.chip}>{texts.tenant}</span>
          <span className={screen.quiet}>
            {fill(texts.summary, { count: REQUESTS.length, mean: MEAN_MILLISECONDS })}
          </span>
        </p>
        <p className={styles.titles}>
          {COLUMNS.map((column) => (
            <span key={column}>{texts.columns[column]}</span>
          ))}
        </p>
        <ul className={styles.rows}>
          {REQUESTS.map(({ time, method, path, system, status, milliseconds }) => (
            <li key={time} className={styles.row} data-row data-refused={status === REFUSED ? '' : undefined}>
              <span className={cx(styles.time, screen.mono)}>{time}</span>
              <span className={cx(styles.request, screen.mono, screen.line)} translate="no">
                <span className={styles.method}>{method}</span>
                {path}
              </span>
              <span className={styles.system}>{texts.systems[system]}</span>
              <span className={styles.status}>
                <State isRefused={status === REFUSED} />
                {status}
              </span>
              <span className={styles.duration}>{milliseconds} ms</span>
              {status === REFUSED && <span className={styles.reason}>OperationOutcome: {texts.refused}</span>}
            </li>
          ))}
        </ul>
      </div>
    </ScreenFrame>
  );
}
