import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { cardGrid } from '~/ui/cards.css';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './article.css';
import type { ListedPost } from './listed-posts';
import { PostCard } from './post-card';

export function ReadNextPosts({ posts }: { posts: readonly ListedPost[] }) {
  const { labels } = useTexts('blog');
  if (posts.length === 0) return null;
  return (
    <Section room="dense" ground="paper" labelledBy="read-next-title" className={styles.readNext}>
      <div lang={labels.lang}>
        <SectionHeading id="read-next-title" title={labels.readNext} />
      </div>
      <ul className={cx(cardGrid, styles.nextPosts)} data-list="read-next">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} currentTag={null} look="card" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
