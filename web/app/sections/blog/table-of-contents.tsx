import type { Language } from 'contract/languages';
import { useTexts } from '~/i18n/texts';
import type { OutlineEntry } from '~/markdown/outline';
import * as styles from './article.css';

interface TableOfContentsProps {
  outline: readonly OutlineEntry[];
  lang: Language;
}

export function TableOfContents({ outline, lang }: TableOfContentsProps) {
  const { labels } = useTexts('blog');
  const top = Math.min(...outline.map(({ depth }) => depth));
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <p id="contents-title" className={styles.contentsTitle} lang={labels.lang}>
        {labels.contents}
      </p>
      <ol className={styles.contentsList} lang={lang}>
        {outline.map(({ id, text, depth }) => (
          <li key={id} data-nested={depth > top || undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
