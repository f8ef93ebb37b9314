import { isSameTag } from 'contract/post-fields';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { bindPairs } from '~/typography';
import { visuallyHidden } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './blog.css';
import { listPath } from './listed-posts';

/** A card names at most three tags (specification, section 9). */
const TAGS_SHOWN = 3;

interface PostTagsProps {
  tags: readonly string[];
  current?: string | null;
  isWhole?: boolean;
}

export function PostTags({ tags, current = null, isWhole = false }: PostTagsProps) {
  const { labels } = useTexts('blog');
  if (tags.length === 0) return null;
  const shown = isWhole ? tags : tags.slice(0, TAGS_SHOWN);
  const left = tags.length - shown.length;
  return (
    <ul className={styles.tags} aria-label={labels.tags}>
      {shown.map((tag) => (
        <li key={tag}>
          <Link
            to={listPath({ tag })}
            className={styles.tag}
            translate="no"
            aria-current={current !== null && isSameTag(tag, current) ? 'true' : undefined}
          >
            {bindPairs(tag)}
          </Link>
        </li>
      ))}
      {left > 0 && (
        <li className={styles.moreTags} lang={labels.lang}>
          <span aria-hidden="true">{fill(labels.moreTags, { count: left })}</span>
          <span className={visuallyHidden}>{fill(labels.moreTagsName, { count: left })}</span>
        </li>
      )}
    </ul>
  );
}
