import { useTexts } from '~/i18n/texts';
import { MaturitySteps } from '~/sections/shared/maturity-steps';
import * as styles from './maturity-band.css';

interface MaturityBandProps {
  stage: string;
  badge?: string;
  badgeNote?: string;
  banner?: string;
}

export function MaturityBand({ stage, badge, badgeNote, banner }: MaturityBandProps) {
  const { maturity } = useTexts('frame');
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
        {banner && <p className={styles.banner}>{banner}</p>}
      </div>
      {stage ? <MaturitySteps stage={stage}>{claim}</MaturitySteps> : claim}
    </div>
  );
}
