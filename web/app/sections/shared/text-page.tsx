import type { Localized } from '~/content/localized';
import { container } from '~/ui/layout.css';
import { h1, lead } from '~/ui/section.css';
import { Paragraphs } from './paragraphs';
import * as styles from './text-page.css';

interface TextPageProps {
  title: Localized<string> | null;
  /** Shown while editors have given no title. */
  fallbackTitle: string;
  description: Localized<string> | null;
  content: Localized<string> | null;
}

/** A page of plain paragraphs from the CMS, separated by blank lines. */
export function TextPage({ title, fallbackTitle, description, content }: TextPageProps) {
  return (
    <article className={`${container} ${styles.page}`}>
      <h1 className={h1} lang={title?.lang}>
        {title?.value ?? fallbackTitle}
      </h1>
      {description && (
        <p className={lead} lang={description.lang}>
          {description.value}
        </p>
      )}
      {content && (
        <div className={styles.prose} lang={content.lang}>
          <Paragraphs text={content.value} />
        </div>
      )}
    </article>
  );
}
