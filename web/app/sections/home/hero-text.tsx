import type { ShownSection } from '~/content/published/shown-section.server';
import { useTexts } from '~/i18n/texts';
import { useLeadsToHidden } from '~/i18n/use-hidden-sections';
import { HOME_SECTIONS } from '~/site-map';
import { actions, primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { OnwardLink } from '~/ui/onward-link';
import { Prose } from '~/ui/prose';
import { Eyebrow } from '~/ui/section';
import { h1 } from '~/ui/section.css';
import { shownCopy } from './edited-copy';
import * as styles from './hero.css';

export function HeroText({ edited }: { edited: ShownSection | null }) {
  const { hero } = useTexts('home');
  const leadsToHidden = useLeadsToHidden();
  const { eyebrow, title, lead } = shownCopy(HOME_SECTIONS.hero.texts, hero, edited);
  return (
    <>
      <Eyebrow>
        <span lang={eyebrow.lang}>{eyebrow.value}</span>
      </Eyebrow>
      <h1 id="hero-title" className={h1} lang={title.lang}>
        {title.value}
      </h1>
      <Prose className={styles.lead} document={lead.value} lang={lead.lang} topLevel={2} />
      <div className={actions}>
        {!leadsToHidden('/#solutions') && (
          <Link to="/#solutions" className={primary}>
            {hero.discover}
          </Link>
        )}
        <Link to="/schedule-meeting" className={secondary}>
          {hero.schedule}
        </Link>
        <OnwardLink to="/#contact">{hero.contact}</OnwardLink>
      </div>
    </>
  );
}
