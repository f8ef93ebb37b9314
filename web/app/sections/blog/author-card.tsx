import type { Author } from '~/content/published/authors.server';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { Picture } from '~/ui/picture';
import * as styles from './article.css';

const SIZES = '96px';

/** Shows who wrote a post, to whose picture and line the person has consented. */
export function AuthorCard({ name, line, picture }: Author) {
  const { labels } = useTexts('blog');
  return (
    <section className={styles.author} aria-labelledby="author-title">
      {picture && <Picture image={picture} sizes={SIZES} className={styles.portrait} />}
      <div className={styles.authorText}>
        <h2 id="author-title" className={styles.authorName} lang={labels.lang}>
          {fill(labels.aboutAuthor, { author: name })}
        </h2>
        {line && (
          <p className={styles.authorLine} lang={line.lang}>
            {line.value}
          </p>
        )}
      </div>
    </section>
  );
}
