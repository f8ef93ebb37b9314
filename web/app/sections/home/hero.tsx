import { ArrowRight } from 'lucide-react';
import type { ShownSection } from '~/content/published/shown-section';
import { useTexts } from '~/i18n/texts';
import { HOME_SECTIONS } from '~/site-map';
import { actions, primary, secondary, textLink } from '~/ui/button.css';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Prose } from '~/ui/prose';
import { Eyebrow } from '~/ui/section';
import { h1 } from '~/ui/section.css';
import { ServerMarkup } from '~/ui/server-markup';
import { shownCopy } from './edited-copy';
import * as styles from './hero.css';
import { ProductRotation } from './product-rotation';

interface HeroProps {
  edited: ShownSection | null;
  stages: Record<string, string>;
  /** What is drawn around the card (hero-network.server.tsx). */
  network: string;
}

/** Editors own its texts; where the CMS has none, the built-in ones stand. */
export function Hero({ edited, stages, network }: HeroProps) {
  const { hero } = useTexts('home');
  const { eyebrow, title, lead } = shownCopy(HOME_SECTIONS.hero.texts, hero, edited);
  return (
    <section
      id={HOME_SECTIONS.hero.element}
      lang={hero.lang}
      aria-labelledby="hero-title"
      className={styles.hero}
    >
      <div className={container}>
        <div className={styles.columns}>
          <div>
            <Eyebrow>
              <span lang={eyebrow.lang}>{eyebrow.value}</span>
            </Eyebrow>
            <h1 id="hero-title" className={h1} lang={title.lang}>
              {title.value}
            </h1>
            <Prose className={styles.lead} document={lead.value} lang={lead.lang} topLevel={2} />
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
          <div className={styles.connected}>
            <ServerMarkup html={network} />
            <ProductRotation stages={stages} />
          </div>
        </div>
      </div>
    </section>
  );
}
