import { Download, Printer } from 'lucide-react';
import type { PageTexts } from '~/i18n/pages';
import { primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './docs.css';
import { OPENAPI_PATH } from './openapi-path';
import { PRINT_HREF } from './tabs';

/** Offers the OpenAPI description and a print view of all chapters (decisions C27). */
export function Downloads({ texts }: { texts: PageTexts<'docs-idatik'>['downloads'] }) {
  const { title, lead, openapi, print, lang } = texts;
  return (
    <Section ground="paper" lang={lang} labelledBy="downloads-title" className={styles.downloadSection}>
      <div className={styles.downloads}>
        <SectionHeading id="downloads-title" spacing="none" title={title} lead={lead} />
        <ul className={styles.downloadList}>
          <li className={styles.download}>
            <div>
              <h3 className={h3}>{openapi.title}</h3>
              <p className={styles.itemText}>{openapi.text}</p>
            </div>
            <a href={OPENAPI_PATH} download className={primary}>
              <Download size={18} aria-hidden="true" />
              {openapi.action}
            </a>
          </li>
          <li className={styles.download}>
            <div>
              <h3 className={h3}>{print.title}</h3>
              <p className={styles.itemText}>{print.text}</p>
            </div>
            <Link to={PRINT_HREF} data-arrival="print" className={secondary}>
              <Printer size={18} aria-hidden="true" />
              {print.action}
            </Link>
          </li>
        </ul>
      </div>
    </Section>
  );
}
