import type { Language } from 'contract/languages';
import type { PageTexts } from '~/i18n/pages';
import { Section } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './eu-id.css';
import { linksOf, numberOf, SOURCE_KEYS } from './sources';

interface SourceListProps {
  sources: PageTexts<'eu-id'>['sources'];
  language: Language;
}

/** What the page is based on, in the order of its numbers. */
export function SourceList({ sources, language }: SourceListProps) {
  return (
    <Section lang={sources.lang} labelledBy="sources-title" className={styles.sourceSection}>
      <h2 id="sources-title" className={h3}>
        {sources.title}
      </h2>
      <p className={styles.checked}>{sources.checked}</p>
      <ol className={styles.sources}>
        {SOURCE_KEYS.map((key) => (
          <li key={key} id={`source-${numberOf(key)}`} className={styles.source}>
            {sources.items[key]}
            <ul className={styles.sourceLinks}>
              {linksOf(key, language).map(({ href, label, lang }) => (
                <li key={href}>
                  <a href={href} hrefLang={lang} rel="noopener noreferrer" className={styles.sourceLink}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
