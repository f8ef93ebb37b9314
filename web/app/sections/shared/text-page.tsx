import type { Localized } from '~/content/published/localized';
import type { MarkdownDocument } from '~/markdown/document';
import { container } from '~/ui/layout.css';
import { Prose } from '~/ui/prose';
import { h1OfOneWord, lead } from '~/ui/section.css';
import { GermanOnlyNote } from './german-only-note';
import * as styles from './text-page.css';

interface TextPageProps {
  title: Localized<string> | null;
  /** Shown while editors have given no title. */
  fallbackTitle: string;
  description: Localized<MarkdownDocument> | null;
  content: Localized<MarkdownDocument> | null;
  isInGermanAlone: boolean;
}

/** A page that is one text of the CMS. */
export function TextPage({ title, fallbackTitle, description, content, isInGermanAlone }: TextPageProps) {
  return (
    <article className={`${container} ${styles.page}`}>
      {isInGermanAlone && <GermanOnlyNote />}
      <h1 className={h1OfOneWord} lang={title?.lang}>
        {title?.value ?? fallbackTitle}
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
