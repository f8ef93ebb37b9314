import { Star } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import * as styles from './blog.css';
import { categoryAccent } from './category';
import type { ListedPost } from './listed-posts';

export function PostBadges({ category, isFeatured }: Pick<ListedPost, 'category' | 'isFeatured'>) {
  const { categories, labels } = useTexts('blog');
  if (!category && !isFeatured) return null;
  return (
    <ul className={styles.badges}>
      {category && (
        <li
          className={cx(styles.badge, categoryAccent(category))}
          lang={categories.lang}
          data-category={category}
        >
          {categories[category]}
        </li>
      )}
      {isFeatured && (
        <li className={styles.featuredBadge} lang={labels.lang}>
          <Star size={14} strokeWidth={2} aria-hidden="true" />
          {labels.featuredBadge}
        </li>
      )}
    </ul>
  );
}
