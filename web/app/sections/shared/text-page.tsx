import type { Localized } from '~/content/published/localized';
import type { ShownSection } from '~/content/published/shown-section.server';
import { container } from '~/ui/layout.css';
import { Prose } from '~/ui/prose';
import { h1OfOneWord, lead } from '~/ui/section.css';
import { GermanOnlyNote } from './german-only-note';
import * as styles from './text-page.css';

interface TextPageProps {
  section: ShownSection;
  title: Localized<string>;
  isInGermanAlone: boolean;
}

export function TextPage({ section, title, isInGermanAlone }: TextPageProps) {
  const { description, content } = section;
  return (
    <article className={`${container} ${styles.page}`}>
      {isInGermanAlone && <GermanOnlyNote />}
      <h1 className={h1OfOneWord} lang={title.lang}>
        {title.value}
      </h1>
      {description && (
        <Prose className={lead} document={description.value} lang={description.lang} topLevel={2} />
      )}
      {content && (
        <Prose
          className={styles.prose}
          document={content.value}
          lang={content.lang}
          spacing="wide"
          topLevel={2}
        />
      )}
    </article>
  );
}
