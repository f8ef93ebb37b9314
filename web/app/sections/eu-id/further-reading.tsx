import { ArrowRight } from 'lucide-react';
import type { PostSummary } from '~/content/published/posts.server';
import { useProducts } from '~/features/products/use-products';
import type { PageTexts } from '~/i18n/pages';
import { coveringLink } from '~/ui/cards.css';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './eu-id.css';

export type LinkedPost = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'lang'>;

interface FurtherReadingProps {
  more: PageTexts<'eu-id'>['more'];
  post: LinkedPost | null;
}

const PREPARED = { attrian: 'attrian', attrianCredentials: 'credentials' } as const;

export function FurtherReading({ more, post }: FurtherReadingProps) {
  const products = useProducts();
  return (
    <Section lang={more.lang} labelledBy="more-title">
      <SectionHeading id="more-title" title={more.title} />
      <ul className={styles.more}>
        {post && (
          <Further
            to={`/blog/${post.slug}`}
            kind={more.post}
            title={post.title}
            text={post.excerpt}
            lang={post.lang}
          />
        )}
        {(['attrian', 'attrianCredentials'] as const).map((prepared) =>
          products
            .filter(({ text }) => text === prepared)
            .map(({ path, name }) => (
              <Further
                key={path}
                to={path}
                kind={more.product}
                title={name.value}
                text={more[PREPARED[prepared]]}
              />
            )),
        )}
      </ul>
    </Section>
  );
}

interface FurtherProps {
  to: string;
  kind: string;
  title: string;
  text: string;
  lang?: string;
}

function Further({ to, kind, title, text, lang }: FurtherProps) {
  return (
    <li className={styles.further}>
      <p className={styles.furtherKind}>{kind}</p>
      <h3 className={h3} lang={lang}>
        <Link to={to} className={coveringLink}>
          {title}
        </Link>
      </h3>
      <p className={styles.furtherText} lang={lang}>
        {text}
      </p>
      <ArrowRight size={20} className={styles.furtherArrow} aria-hidden="true" />
    </li>
  );
}
