import { Pause, Play } from 'lucide-react';
import { useProducts } from '~/features/products/use-products';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import { needsScript } from '~/ui/layout.css';
import * as styles from './hero.css';
import { RotationSlideContent, rotating } from './rotation-slide';

/** Stacks all slides, so that the card's height never changes (see app/browser/rotation.ts). */
export function ProductRotation({ isStill }: { isStill: boolean }) {
  const { hero, heroProducts } = useTexts('home');
  const { carousel, slide, play, pause } = hero;
  const products = rotating(useProducts(), heroProducts);
  return (
    <section aria-roledescription="carousel" aria-label={carousel} className={styles.card} data-rotation="">
      {products.map((product, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not of form fields
        <div
          key={product.key}
          role="group"
          aria-roledescription="slide"
          aria-label={fill(slide, {
            name: product.name.value,
            index: index + 1,
            total: products.length,
          })}
          aria-hidden={index > 0}
          className={cx(styles.slide, accent[product.color])}
          data-slide={product.text ?? ''}
        >
          <RotationSlideContent product={product} />
        </div>
      ))}
      <div className={cx(styles.controls, needsScript)}>
        <div className={styles.dots}>
          {products.map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={name.value}
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
