import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { secondary } from '~/ui/button.css';
import { needsScript } from '~/ui/layout.css';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './expertise.css';
import { ExpertiseTable } from './expertise-table';
import { tight } from './home.css';

export function Expertise() {
  const { expertise } = useTexts('home');
  return (
    <Section
      id="expertise"
      ground="paper"
      lang={expertise.lang}
      labelledBy="expertise-title"
      className={tight}
    >
      <div data-printed-part>
        <div className={styles.top}>
          <SectionHeading id="expertise-title" spacing="none" {...expertise} />
          <button type="button" className={cx(secondary, styles.print, needsScript)} data-prints="part">
            {expertise.print}
          </button>
        </div>
        <ExpertiseTable />
      </div>
    </Section>
  );
}
