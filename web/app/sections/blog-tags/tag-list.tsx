import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { listPath } from '~/sections/blog/listed-posts';
import type { CountedTag } from '~/sections/blog/tag-index';
import { cx } from '~/styled-system/css';
import { bindPairs } from '~/typography';
import { coveringLink, emptyCard } from '~/ui/cards.css';
import { Link } from '~/ui/link';
import { Section } from '~/ui/section';
import * as styles from './tag-list.css';

export function TagList({ tags }: { tags: readonly CountedTag[] }) {
  const { labels } = useTexts('blog-tags');
  return (
    <Section room="dense" lang={labels.lang}>
      {tags.length === 0 ? (
        <p className={emptyCard}>{labels.empty}</p>
      ) : (
        <ul className={styles.list} data-list="tags">
          {tags.map(({ tag, count, newest }) => (
            <li key={tag} className={styles.entry}>
              <div className={styles.names}>
                <Link to={listPath({ tag })} className={cx(styles.tag, coveringLink)} translate="no">
                  {bindPairs(tag)}
                </Link>
                <p className={styles.newest} lang={newest.lang}>
                  {newest.title}
                </p>
              </div>
              <span className={styles.count}>
                {count === 1 ? labels.onePost : fill(labels.posts, { count })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
