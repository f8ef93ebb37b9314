import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { dot, pill, tones } from './stage-badge.css';

// Keyed by the stored value: the label may be translated, the colour may not depend on it (decisions C11).
const stages = {
  Launch: { tone: 'green', label: 'launch' },
  'Ready für Zulassung': { tone: 'blue', label: 'ready' },
  'In Testing': { tone: 'yellow', label: 'testing' },
  'Internal Testing': { tone: 'yellow', label: 'internalTesting' },
  'in Development': { tone: 'gray', label: 'development' },
} as const;
const isKnown = (stage: string): stage is keyof typeof stages => stage in stages;

/** How far a product is: the colour by the stored value, an unknown value in grey as it is. */
export function StageBadge({ stage }: { stage: string }) {
  const { stages: labels } = useTexts('frame');
  const known = isKnown(stage) ? stages[stage] : null;
  return (
    <span
      className={cx(pill, tones[known?.tone ?? 'gray'])}
      lang={known ? labels.lang : 'de'}
      data-stage={stage}
    >
      <span className={dot} />
      {known ? labels[known.label] : stage}
    </span>
  );
}
