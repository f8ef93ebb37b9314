import { useTexts } from '~/i18n/texts';
import { actions, primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Section } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import * as styles from './closing.css';

/** A section of its own for screen readers; visually one with the contact section below it. */
export function Closing() {
  const { closing } = useTexts('home');
  return (
    <Section ground="sky" lang={closing.lang} labelledBy="closing-title" className={styles.band}>
      <div className={styles.layout}>
        <div>
          <h2 id="closing-title" className={h2}>
            {closing.title}
          </h2>
          <p className={styles.text}>{closing.text}</p>
        </div>
        <div className={actions}>
          <Link to="/schedule-meeting" className={primary}>
            {closing.demo}
          </Link>
          <Link to="/#contact" className={secondary}>
            {closing.consultation}
          </Link>
        </div>
      </div>
    </Section>
  );
}
