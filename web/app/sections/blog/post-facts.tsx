import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { useCompany } from '~/i18n/use-company';
import * as styles from './blog.css';
import { shownAuthor } from './byline';
import type { ListedPost } from './listed-posts';

export function PostFacts({
  author,
  publishedOn,
  date,
  readTime,
  update,
}: Pick<ListedPost, 'author' | 'publishedOn' | 'date' | 'readTime' | 'update'>) {
  const { labels } = useTexts('blog');
  const name = shownAuthor(author, labels, useCompany());
  if (!name && !publishedOn && readTime === null) return null;
  return (
    <ul className={styles.facts} lang={labels.lang}>
      {name && <li>{fill(labels.author, { author: name })}</li>}
      {publishedOn && (
        <li>
          <time dateTime={publishedOn}>{date}</time>
        </li>
      )}
      {update && (
        <li>
          <time dateTime={update.day}>{fill(labels.updated, { date: update.date })}</time>
        </li>
      )}
      {readTime !== null && <li>{fill(labels.minutes, { count: readTime })}</li>}
    </ul>
  );
}
