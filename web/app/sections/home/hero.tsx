import { ArrowRight } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { actions, primary, secondary, textLink } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Eyebrow } from '~/ui/section';
import { h1 } from '~/ui/section.css';
import * as styles from './hero.css';
import { ProductRotation } from './product-rotation';

export function Hero({ stages }: { stages: Record<string, string> }) {
  const { hero } = useTexts('home');
  return (
    <section id="home" lang={hero.lang} aria-labelledby="hero-title" className={styles.hero}>
      <Lattice tone="onPaper" className={styles.lattice} />
      <div className={container}>
        <div className={styles.columns}>
          <div>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 id="hero-title" className={h1}>
              {hero.title}
            </h1>
            <p className={styles.lead}>{hero.lead}</p>
            <div className={actions}>
              <Link to="/#solutions" className={primary}>
                {hero.discover}
              </Link>
              <Link to="/schedule-meeting" className={secondary}>
                {hero.schedule}
              </Link>
              <Link to="/#contact" className={textLink}>
                {hero.contact}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </div>
          </div>
          <ProductRotation stages={stages} />
        </div>
      </div>
    </section>
  );
}
