import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { HOME_SECTIONS } from '~/site-map';
import { container } from '~/ui/layout.css';
import * as styles from './hero.css';
import { HeroNetwork } from './hero-network';
import { ProductRotation } from './product-rotation';

interface HeroProps {
  text: ReactNode;
  /** Set in previews: nothing moves beside what an editor looks at (decisions D7). */
  isStill: boolean;
}

export function Hero({ text, isStill }: HeroProps) {
  const { hero } = useTexts('home');
  return (
    <section
      id={HOME_SECTIONS.hero.element}
      lang={hero.lang}
      aria-labelledby="hero-title"
      className={styles.hero}
    >
      <div className={container}>
        <div className={styles.columns}>
          <div>{text}</div>
          <div className={styles.connected}>
            <HeroNetwork />
            <ProductRotation isStill={isStill} />
          </div>
        </div>
      </div>
    </section>
  );
}
