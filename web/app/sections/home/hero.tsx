import type { ReactNode } from 'react';
import { HOME_SECTIONS } from '~/site-map';
import { container } from '~/ui/layout.css';
import { type Markup, ServerMarkup } from '~/ui/server-markup';
import * as styles from './hero.css';
import { ProductRotation, type Rotation } from './product-rotation';

interface HeroProps {
  /** Title, lead and where to go on (hero-text.tsx). */
  text: ReactNode;
  lang?: string | undefined;
  rotation: Rotation;
  /** What is drawn around the card (hero-network.tsx). */
  network: Markup;
}

export function Hero({ text, lang, rotation, network }: HeroProps) {
  return (
    <section id={HOME_SECTIONS.hero.element} lang={lang} aria-labelledby="hero-title" className={styles.hero}>
      <div className={container}>
        <div className={styles.columns}>
          {text}
          <div className={styles.connected}>
            <ServerMarkup markup={network} />
            <ProductRotation {...rotation} />
          </div>
        </div>
      </div>
    </section>
  );
}
