import type { Language } from 'contract/languages';
import { Folded } from '~/ui/folded';
import { Section } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import { linksOf, placeOf, type SourceRegister, type SourceTexts, sourceKeys } from './source-register';
import * as styles from './sources.css';

interface SourceListProps<Key extends string> {
  register: SourceRegister<Key>;
  sources: SourceTexts<Key>;
  language: Language;
  isFolded?: boolean;
}

export function SourceList<Key extends string>({ isFolded = false, ...list }: SourceListProps<Key>) {
  const { sources } = list;
  return (
    <Section
      lang={sources.lang}
      labelledBy="sources-title"
      className={isFolded ? styles.folded : styles.section}
    >
      <h2 id="sources-title" className={h3}>
        {sources.title}
      </h2>
      {isFolded ? (
        <Folded summary={sources.checked}>
          <Entries {...list} />
        </Folded>
      ) : (
        <>
          <p className={styles.checked}>{sources.checked}</p>
          <Entries {...list} />
        </>
      )}
    </Section>
  );
}

function Entries<Key extends string>({ register, sources, language }: SourceListProps<Key>) {
  return (
    <ol className={styles.sources}>
      {sourceKeys(register).map((key) => (
        <li key={key} id={placeOf(register, key)} className={styles.source}>
          {sources.items[key]}
          <ul className={styles.links}>
            {linksOf(register.sources[key], language).map(({ href, label, lang }) => (
              <li key={href}>
                <a href={href} hrefLang={lang} rel="noopener noreferrer" className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
