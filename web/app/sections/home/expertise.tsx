import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { secondary } from '~/ui/button.css';
import { needsScript } from '~/ui/layout.css';
import { printPart } from '~/ui/print-part';
import { Section, SectionHeading } from '~/ui/section';
import { ServerMarkup } from '~/ui/server-markup';
import * as styles from './expertise.css';
import { tight } from './home.css';

/** What each product does with each standard; `table` comes finished from the server (expertise-table.server.tsx). */
export function Expertise({ table }: { table: string }) {
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
          <button type="button" className={cx(secondary, styles.print, needsScript)} onClick={printPart}>
            {expertise.print}
          </button>
        </div>
        <ServerMarkup html={table} />
      </div>
    </Section>
  );
}
