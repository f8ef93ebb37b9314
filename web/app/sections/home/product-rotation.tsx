import { ArrowRight, Pause, Play } from 'lucide-react';
import { ProductIllustration } from '~/drawings/product-illustration';
import { usePreview } from '~/features/preview/use-preview';
import { PRODUCTS, productPath } from '~/features/products/products';
import { fill, useTexts } from '~/i18n/texts';
import { accent } from '~/sections/shared/accent.css';
import { MaturityRail } from '~/sections/shared/maturity-rail';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { needsScript } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './hero.css';
import { useRotation } from './use-rotation';

const slides = PRODUCTS.filter((product) => product.key !== 'attrian-credentials');

/** The hero's card: five products in turn. All five are laid out on top of each other, so its height never changes. */
export function ProductRotation({ stages }: { stages: Record<string, string> }) {
  const { hero, heroProducts } = useTexts('home');
  const { products } = useTexts('frame');
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
      aria-label={hero.carousel}
      className={styles.card}
      {...holdProps}
    >
      {slides.map(({ key, text, color }, index) => {
        const name = products[text];
        const isShown = index === shown;
        const stage = stages[key];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not of form fields
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={fill(hero.slide, { name, index: index + 1, total: slides.length })}
            aria-hidden={!isShown}
            className={cx(isShown ? styles.slide.shown : styles.slide.hidden, accent[color])}
          >
            <div className={styles.picture}>
              <ProductIllustration product={key} />
            </div>
            <div className={styles.body} lang={heroProducts.lang}>
              <p className={styles.kind}>{heroProducts[text].kind}</p>
              <div className={styles.titleRow}>
                <h2 className={styles.name}>{name}</h2>
                {stage && <MaturityRail stage={stage} />}
              </div>
              <p className={styles.line}>{heroProducts[text].line}</p>
              <Link to={productPath(key)} className={cx(textLink, styles.more)}>
                {fill(hero.more, { name })}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </div>
          </div>
        );
      })}
      <div className={cx(styles.controls, needsScript)}>
        <div className={styles.dots}>
          {slides.map(({ key, text }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={products[text]}
              aria-current={index === shown || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? hero.play : hero.pause}
          onClick={togglePaused}
        >
          {paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        </button>
      </div>
    </section>
  );
}
