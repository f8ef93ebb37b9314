import { useTexts } from '~/i18n/texts';
import { css, cx } from '~/styled-system/css';
import { badge } from '~/styled-system/recipes';

const tones = {
  green: css({ colorPalette: 'green' }),
  blue: css({ colorPalette: 'product.blue' }),
  yellow: css({ colorPalette: 'yellow' }),
  gray: css({ colorPalette: 'gray' }),
};
const pill = cx(
  badge({ size: 'lg' }),
  css({ borderRadius: 'full', px: '3', fontWeight: '600', fontSize: '0.8125rem' }),
);
const dot = css({ w: '2', h: '2', borderRadius: 'full', bg: 'colorPalette.solid' });

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
  const { stages: labels } = useTexts('home');
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
