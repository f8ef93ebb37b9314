import type { ShownSection } from '~/content/published/shown-section';
import { container } from '~/ui/layout.css';
import { Prose } from '~/ui/prose';
import { h1OfOneWord, lead } from '~/ui/section.css';
import { GermanOnlyNote } from './german-only-note';
import * as styles from './text-page.css';

interface TextPageProps {
  section: ShownSection;
  isInGermanAlone: boolean;
}

/** Shows one text of the CMS; its key stands in for a missing title. */
export function TextPage({ section, isInGermanAlone }: TextPageProps) {
  const { key, title, description, content } = section;
  return (
    <article className={`${container} ${styles.page}`}>
      {isInGermanAlone && <GermanOnlyNote />}
      <h1 className={h1OfOneWord} lang={title?.lang}>
        {title?.value ?? key}
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
