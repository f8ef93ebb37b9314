import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Author } from '~/content/published/authors.server';
import { fill } from '~/i18n/fill';
import { useLanguage } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import { topLevelUnderTitle } from '~/markdown/outline';
import { BackLink } from '~/sections/shared/back-link';
import { GermanOnlyNote } from '~/sections/shared/german-only-note';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Prose } from '~/ui/prose';
import { h1, lead } from '~/ui/section.css';
import * as styles from './article.css';
import type { ArticleView } from './article-text.server';
import { AuthorCard } from './author-card';
import { categoryAccent } from './category';
import type { ListedPost, Neighbours } from './listed-posts';
import { PostBadges } from './post-badges';
import { PostCover } from './post-cover';
import { PostFacts } from './post-facts';
import { PostTags } from './post-tags';
import { ReadNextPosts } from './read-next-posts';
import type { Series } from './series';
import { SeriesParts } from './series-parts';
import { ShareLinks } from './share-links';
import { TableOfContents } from './table-of-contents';

/** Articles have a table of contents from this number of headings on (visual-design). */
const HEADINGS_FOR_CONTENTS = 3;

interface ArticleProps extends ArticleView {
  /** Null without consent, or where nobody of the name is known. */
  author: Author | null;
  series: Series | null;
  readNext: readonly ListedPost[];
  neighbours: Neighbours;
  /** Absolute URL, to be shared. */
  address: string;
}

export function Article(props: ArticleProps) {
  const { post, body, outline, author, series, readNext, neighbours, address } = props;
  const { labels } = useTexts('blog');
  const { language } = useLanguage();
  const { slug, lang, title, excerpt, cover, category, tags } = post;
  const anchors = new Map(
    outline.map(({ block, id, text }) => [
      block,
      { id, label: fill(labels.heading, { title: text }), lang: labels.lang ?? language },
    ]),
  );
  const hasContents = outline.length >= HEADINGS_FOR_CONTENTS;
  return (
    <article className={categoryAccent(category)} data-post={slug}>
      <header className={styles.header}>
        <div className={container}>
          <BackLink to="/blog">{labels.back}</BackLink>
          <div className={cover ? styles.aboveCover : styles.besideCover}>
            <div className={styles.intro}>
              <PostBadges {...post} />
              {lang !== language && <GermanOnlyNote />}
              <h1 className={cx(h1, styles.title)} lang={lang}>
                {title}
              </h1>
              {excerpt && (
                <p className={lead} lang={lang}>
                  {excerpt}
                </p>
              )}
              <PostFacts {...post} />
            </div>
            <PostCover post={post} shape="banner" className={cover ? styles.picture : styles.drawing} />
          </div>
        </div>
      </header>
      <div className={cx(container, hasContents ? styles.withContents : styles.alone)}>
        {hasContents && <TableOfContents outline={outline} lang={lang} />}
        <div className={styles.text}>
          <Prose
            document={body}
            topLevel={topLevelUnderTitle(outline)}
            lang={lang}
            spacing="wide"
            anchors={anchors}
          />
          {series && <SeriesParts {...series} />}
          {author && <AuthorCard {...author} />}
          <footer className={styles.footer}>
            <div className={styles.about}>
              <PostTags tags={tags} isWhole />
              <Link to="/blog/tags" className={cx(textLink, styles.allTags)} lang={labels.lang}>
                {labels.allTags}
              </Link>
            </div>
            <ShareLinks title={title} address={address} />
          </footer>
        </div>
      </div>
      <ReadNextPosts posts={readNext} />
      {/* The series has its own order, and two ways "next" would mislead. */}
      <NeighbourLinks {...(series ? { previous: null, next: null } : neighbours)} />
    </article>
  );
}

function NeighbourLinks({ previous, next }: Neighbours) {
  const { labels } = useTexts('blog');
  return (
    <nav className={styles.neighbours} aria-label={labels.neighbours}>
      <div className={cx(container, styles.neighbourGrid)}>
        {previous ? (
          <Neighbour post={previous} label={labels.previous} direction="previous" />
        ) : (
          next && <span />
        )}
        {next && <Neighbour post={next} label={labels.next} direction="next" />}
        <Link to="/blog" className={cx(textLink, styles.toList)}>
          {labels.all}
        </Link>
      </div>
    </nav>
  );
}

interface NeighbourProps {
  post: ListedPost;
  label: string;
  direction: 'previous' | 'next';
}

function Neighbour({ post, label, direction }: NeighbourProps) {
  const isNext = direction === 'next';
  return (
    <Link
      to={`/blog/${post.slug}`}
      className={styles.neighbour}
      rel={isNext ? 'next' : 'prev'}
      data-direction={direction}
    >
      <span className={styles.neighbourLabel}>
        {!isNext && <ArrowLeft size={16} aria-hidden="true" />}
        {label}
        {isNext && <ArrowRight size={16} aria-hidden="true" />}
      </span>
      <span className={styles.neighbourTitle} lang={post.lang}>
        {post.title}
      </span>
    </Link>
  );
}
