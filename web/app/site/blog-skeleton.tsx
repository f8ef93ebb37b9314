import { useTexts } from '~/i18n/texts';
import { cardGrid } from '~/ui/cards.css';
import { container, visuallyHidden } from '~/ui/layout.css';
import * as styles from './blog-skeleton.css';

const CARDS = 6;

/** On every page: screen readers announce changes only in elements they already know. */
export function BlogStatus() {
  const { pending } = useTexts('frame');
  return (
    <p
      id="blog-status"
      role="status"
      className={visuallyHidden}
      lang={pending.lang}
      data-says={pending.articles}
    />
  );
}

export function BlogSkeleton() {
  return (
    <template id="blog-skeleton">
      <div className={styles.page} aria-hidden="true">
        <div className={container}>
          <div className={styles.title} />
          <div className={cardGrid}>
            {Array.from({ length: CARDS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
              <div key={index} className={styles.card} data-skeleton="" />
            ))}
          </div>
        </div>
      </div>
    </template>
  );
}
