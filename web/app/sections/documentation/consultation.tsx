import type { PageTexts } from '~/i18n/pages';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Section } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './documentation.css';

export function Consultation({ texts }: { texts: PageTexts<'documentation'>['consultation'] }) {
  return (
    <Section lang={texts.lang} labelledBy="consultation-title">
      <div className={styles.consultation}>
        <div>
          <h2 id="consultation-title" className={h3}>
            {texts.title}
          </h2>
          <p className={styles.consultationText}>{texts.text}</p>
        </div>
        <Link to="/schedule-meeting" className={primary}>
          {texts.action}
        </Link>
      </div>
    </Section>
  );
}
