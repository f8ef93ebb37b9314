import type { ReactNode } from 'react';
import { lookOf, MATURITY_STEPS, maturityOf } from '~/features/products/maturity';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { visuallyHidden } from '~/ui/layout.css';
import { MaturityRail } from './maturity-rail';
import * as styles from './maturity-steps.css';

interface MaturityStepsProps {
  stage: string;
  isNamed?: boolean;
  isRenamed?: boolean;
  children?: ReactNode;
}

export function MaturitySteps({ stage, isNamed = true, isRenamed = false, children }: MaturityStepsProps) {
  const { maturity } = useTexts('frame');
  const step = maturityOf(stage)?.step;
  if (step === undefined) {
    return (
      <>
        <MaturityRail stage={stage} />
        {children}
      </>
    );
  }
  return (
    <div className={styles.steps} data-stage={stage} data-named={isNamed || undefined} data-rail="">
      <p className={visuallyHidden} lang={maturity.lang}>
        {fill(maturity.spoken, {
          stage: maturity.steps[MATURITY_STEPS[step]],
          index: step + 1,
          total: MATURITY_STEPS.length,
        })}
      </p>
      {MATURITY_STEPS.map((name, index) => (
        <div key={name} className={styles.step} data-look={lookOf(index, step)}>
          {isNamed && !(index === step && isRenamed) && (
            <span className={styles.name} lang={maturity.lang} aria-hidden="true">
              {maturity.steps[name]}
            </span>
          )}
          {index === step && children}
        </div>
      ))}
    </div>
  );
}
