import { MATURITY_STEPS, maturityOf } from '~/features/products/maturity';
import { useTexts } from '~/i18n/texts';
import { MaturitySteps } from '~/sections/shared/maturity-steps';
import * as styles from './maturity-band.css';

interface MaturityBandProps {
  stage: string;
  badge?: string;
  badgeNote?: string;
  banner?: string;
}

const isSaidBy = (words: string, saying: string | undefined): boolean =>
  saying?.toLowerCase().includes(words.toLowerCase()) ?? false;

/** Says a state once: leaves out a banner with the badge's words; a badge with those of the step names it. */
export function MaturityBand({ stage, badge, badgeNote, banner }: MaturityBandProps) {
  const { maturity } = useTexts('frame');
  const step = maturityOf(stage)?.step;
  const isRenamed = step !== undefined && isSaidBy(maturity.steps[MATURITY_STEPS[step]], badge);
  const claim = badge && (
    <>
      <p className={styles.badge}>{badge}</p>
      {badgeNote && <p className={styles.note}>{badgeNote}</p>}
    </>
  );
  if (!stage && !claim && !banner) return null;
  return (
    <div className={styles.band} data-maturity>
      <div className={styles.head}>
        {stage && (
          <p className={styles.title} lang={maturity.lang} aria-hidden="true">
            {maturity.title}
          </p>
        )}
        {banner && !isSaidBy(banner, badge) && <p className={styles.banner}>{banner}</p>}
      </div>
      {stage ? (
        <MaturitySteps stage={stage} isRenamed={isRenamed}>
          {claim}
        </MaturitySteps>
      ) : (
        claim
      )}
    </div>
  );
}
