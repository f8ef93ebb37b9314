import { Pause, Play } from 'lucide-react';
import { usePreview } from '~/features/preview/use-preview';
import { fill } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { needsScript } from '~/ui/layout.css';
import { type Markup, ServerMarkup } from '~/ui/server-markup';
import * as styles from './hero.css';
import { useRotation } from './use-rotation';

/** A product in the card (rotation-slides.tsx). */
export interface RotationSlide {
  key: string;
  name: string;
  /** The class of its colour. */
  accent: string;
  markup: Markup;
}

export interface Rotation {
  labels: { carousel: string; slide: string; play: string; pause: string };
  slides: RotationSlide[];
}

/** The hero's card: products in turn. All are laid out on top of each other, so its height never changes. */
export function ProductRotation({ labels, slides }: Rotation) {
  // Nothing moves beside what an editor is looking at (decisions D7).
  const isPausedAtFirst = usePreview() !== null;
  const {
    index: shown,
    show,
    paused,
    togglePaused,
    holdProps,
  } = useRotation(slides.length, {
    isPausedAtFirst,
  });

  return (
    <section
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      className={styles.card}
      {...holdProps}
    >
      {slides.map(({ key, name, accent, markup }, index) => {
        const isShown = index === shown;
        return (
          <ServerMarkup
            key={key}
            markup={markup}
            // A slide is a group of the carousel pattern, not of form fields.
            role="group"
            aria-roledescription="slide"
            aria-label={fill(labels.slide, { name, index: index + 1, total: slides.length })}
            aria-hidden={!isShown}
            className={cx(isShown ? styles.slide.shown : styles.slide.hidden, accent)}
          />
        );
      })}
      <div className={cx(styles.controls, needsScript)}>
        <div className={styles.dots}>
          {slides.map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={name}
              aria-current={index === shown || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? labels.play : labels.pause}
          onClick={togglePaused}
        >
          {paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        </button>
      </div>
    </section>
  );
}
