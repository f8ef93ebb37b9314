import type { PageTexts } from '~/i18n/pages';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { OnwardLink } from '~/ui/onward-link';
import { Section } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './documentation.css';

type Texts = PageTexts<'documentation'>;

export function Consultation({ consultation, closing }: Pick<Texts, 'consultation' | 'closing'>) {
  const { footer } = useTexts('frame');
  return (
    <Section ground="paper">
      <div className={styles.ways}>
        <Way {...consultation} look={primary} />
        <Way {...closing} look={secondary} />
      </div>
      <p className={styles.questions} lang={footer.lang}>
        <OnwardLink to="/faq">{footer.faq}</OnwardLink>
      </p>
    </Section>
  );
}

function Way({ title, text, action, lang, look }: Texts['closing'] & { look: string }) {
  return (
    <div className={styles.way} lang={lang}>
      <h2 className={h3}>{title}</h2>
      <p className={styles.wayText}>{text}</p>
      <Link to="/schedule-meeting" className={cx(look, styles.wayAction)}>
        {action}
      </Link>
    </div>
  );
}
