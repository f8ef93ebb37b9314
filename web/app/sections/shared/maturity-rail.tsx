import { lookOf, MATURITY_STEPS, maturityOf } from '~/features/products/maturity';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { visuallyHidden } from '~/ui/layout.css';
import * as styles from './maturity-rail.css';
import { pill, tones } from './pill.css';

/** Shows an unknown stage as stored. */
export function MaturityRail({ stage }: { stage: string }) {
  const { stages, maturity } = useTexts('frame');
  const known = maturityOf(stage);
  if (!known) {
    return (
      <span className={cx(pill, tones.gray)} lang="de" data-stage={stage}>
        {stage}
      </span>
    );
  }
  const { step, label, tone } = known;
  const spoken = fill(maturity.spoken, { index: step + 1, total: MATURITY_STEPS.length });
  const [before, after] = spoken.split('{{stage}}');
  return (
    <span className={cx(styles.rail, tones[tone])} lang={stages.lang} data-stage={stage} data-rail="">
      <svg width="60" height="14" viewBox="0 0 60 14" className={styles.nodes} aria-hidden="true">
        <path d="M11 7h6M26 7h6M41 7h6" />
        {MATURITY_STEPS.map((name, index) => (
          <circle key={name} cx={7 + index * 15} cy="7" r="3.5" data-look={lookOf(index, step)} />
        ))}
      </svg>
      <span>
        <span className={visuallyHidden}>{before}</span>
        {stages[label]}
        <span className={visuallyHidden}>{after}</span>
      </span>
    </span>
  );
}
