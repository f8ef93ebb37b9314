import { Link2 } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { coveringLink, emptyCard } from '~/ui/cards.css';
import { needsScript } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './feed-guide.css';

export interface FeedGuideProps {
  /** Absolute. */
  addresses: { rss: string; json: string };
  posts: readonly { slug: string; title: string; publishedOn: string | null; date: string | null }[];
}

/** Says what a feed is and how to read it, which browsers no longer do (docs/decisions/0092). */
export function FeedGuide({ addresses, posts }: FeedGuideProps) {
  const { labels, steps, latest } = useTexts('blog-feed');
  return (
    <>
      <Section room="dense" lang={labels.lang} labelledBy="addresses-title">
        <SectionHeading id="addresses-title" title={labels.addresses} />
        <div className={styles.addresses}>
          <FeedAddress name={labels.rss} address={addresses.rss} />
          <FeedAddress name={labels.json} address={addresses.json} />
        </div>
      </Section>
      <Section room="dense" ground="paper" lang={steps.lang} labelledBy="steps-title">
        <SectionHeading id="steps-title" title={steps.title} />
        <ol className={styles.steps}>
          {[steps.reader, steps.paste, steps.read].map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.stepText}>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.promise}>{steps.promise}</p>
      </Section>
      <Section room="dense" lang={latest.lang} labelledBy="latest-title">
        <SectionHeading id="latest-title" title={latest.title} />
        {posts.length === 0 ? (
          <p className={emptyCard}>{latest.empty}</p>
        ) : (
          <ul className={styles.posts} data-list="feed">
            {posts.map(({ slug, title, publishedOn, date }) => (
              <li key={slug} className={styles.post}>
                <Link to={`/blog/${slug}`} className={cx(styles.postTitle, coveringLink)}>
                  {title}
                </Link>
                {publishedOn && (
                  <time dateTime={publishedOn} className={styles.date}>
                    {date}
                  </time>
                )}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function FeedAddress({ name, address }: { name: string; address: string }) {
  const { labels } = useTexts('blog-feed');
  return (
    <div className={styles.address}>
      <p className={styles.addressText}>
        <span className={styles.addressName}>{name}</span>
        <a href={address} className={styles.url} translate="no">
          {address}
        </a>
      </p>
      <span className={needsScript}>
        <button
          type="button"
          className={cx(textLink, styles.copy)}
          data-copies={address}
          data-copied={labels.copied}
          data-copy-failed={labels.copyFailed}
          aria-label={`${labels.copy}: ${name}`}
        >
          <Link2 size={18} aria-hidden="true" />
          {labels.copy}
        </button>
      </span>
    </div>
  );
}
