import { Pause, Play } from 'lucide-react';
import type { Project } from '~/content/published/projects.server';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import { needsScript } from '~/ui/layout.css';
import * as styles from './hero.css';
import { ROTATING, RotationSlideContent } from './rotation-slide';

interface ProductRotationProps {
  projects: readonly Project[];
  isStill: boolean;
}

/** Stacks all slides, so that the card's height never changes (see app/browser/rotation.ts). */
export function ProductRotation({ projects, isStill }: ProductRotationProps) {
  const { carousel, slide, play, pause } = useTexts('home').hero;
  const { products } = useTexts('frame');
  const stages = new Map(projects.map(({ key, stage }) => [key, stage]));
  return (
    <section aria-roledescription="carousel" aria-label={carousel} className={styles.card} data-rotation="">
      {ROTATING.map((product, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not of form fields
        <div
          key={product.key}
          role="group"
          aria-roledescription="slide"
          aria-label={fill(slide, {
            name: products[product.text],
            index: index + 1,
            total: ROTATING.length,
          })}
          aria-hidden={index > 0}
          className={cx(styles.slide, accent[product.color])}
        >
          <RotationSlideContent product={product} stage={stages.get(product.key) ?? undefined} />
        </div>
      ))}
      <div className={cx(styles.controls, needsScript)}>
        <div className={styles.dots}>
          {ROTATING.map(({ key, text }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={products[text]}
              aria-current={index === 0 || undefined}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.pause}
          aria-label={isStill ? play : pause}
          data-paused={isStill || undefined}
          data-play={play}
          data-pause={pause}
        >
          <Play size={16} aria-hidden="true" />
          <Pause size={16} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
