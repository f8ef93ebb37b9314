import { X } from 'lucide-react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { secondary, textLink } from '~/ui/button.css';
import { emptyCard } from '~/ui/cards.css';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './blog.css';
import { type ListedPost, listPath, type PostPage } from './listed-posts';
import { PostCard } from './post-card';

interface PostListProps {
  featured: readonly ListedPost[];
  list: PostPage;
  tag: string | null;
}

/** Shows featured posts, then the posts by page; a tag filters both (decisions C10, C30). */
export function PostList({ featured, list, tag }: PostListProps) {
  const { labels } = useTexts('blog');
  const title = tag === null ? labels.all : fill(labels.allTagged, { tag });
  const hasFeatured = featured.length > 0;
  const isAllAbove = hasFeatured && list.posts.length === 0 && list.pages === 1;
  return (
    <>
      {hasFeatured && (
        <Section ground="paper" lang={labels.lang} labelledBy="featured-title">
          <SectionHeading id="featured-title" title={labels.featured} />
          <ul className={styles.featured} data-list="featured">
            {featured.map((post, index) => (
              <li key={post.slug}>
                <PostCard post={post} currentTag={tag} look={lookAt(index, featured.length)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!isAllAbove && (
        <Section lang={labels.lang} labelledBy="all-title">
          <SectionHeading id="all-title" title={title} spacing={tag === null ? 'below' : 'none'} />
          {tag !== null && (
            <p className={styles.filter}>
              <Link to="/blog" className={textLink}>
                <X size={18} aria-hidden="true" />
                {labels.clear}
              </Link>
            </p>
          )}
          {list.posts.length > 0 ? (
            <ul className={styles.rows} data-list="all">
              {list.posts.map((post) => (
                <li key={post.slug}>
                  <PostCard post={post} currentTag={tag} look="row" />
                </li>
              ))}
            </ul>
          ) : (
            !hasFeatured && (
              <div className={emptyCard}>
                <p>{tag === null ? labels.empty : labels.emptyTag}</p>
                <Link to="/#contact" className={textLink}>
                  {labels.suggest}
                </Link>
              </div>
            )
          )}
          <Pager {...list} tag={tag} />
        </Section>
      )}
    </>
  );
}

const lookAt = (index: number, count: number) => (index === 0 || count === 2 ? 'lead' : 'card');

function Pager({ page, pages, tag }: Omit<PostPage, 'posts'> & { tag: string | null }) {
  const { labels } = useTexts('blog');
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label={labels.pages}>
      {page > 1 ? (
        <Link to={listPath({ tag, page: page - 1 })} className={secondary} rel="prev">
          {labels.newer}
        </Link>
      ) : (
        <span />
      )}
      <span className={styles.pagerPosition}>{fill(labels.page, { page, pages })}</span>
      {page < pages ? (
        <Link to={listPath({ tag, page: page + 1 })} className={secondary} rel="next">
          {labels.older}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
