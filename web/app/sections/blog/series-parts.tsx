import { ArrowLeft, ArrowRight } from 'lucide-react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { textLink } from '~/ui/button.css';
import { Link } from '~/ui/link';
import * as styles from './article.css';
import type { Series, SeriesPart } from './series';

export function SeriesParts({ name, parts, position }: Series) {
  const { labels } = useTexts('blog');
  const previous = parts[position - 1];
  const next = parts[position + 1];
  return (
    <nav className={styles.series} aria-labelledby="series-title">
      <p className={styles.seriesPlace} lang={labels.lang}>
        {fill(labels.seriesPart, { part: position + 1, parts: parts.length })}
      </p>
      <h2 id="series-title" className={styles.seriesTitle} lang={name.lang}>
        {name.value}
      </h2>
      <ol className={styles.parts}>
        {parts.map(({ slug, lang, title }, index) => (
          <li key={slug} className={styles.part} data-present={index === position || undefined}>
            {index === position ? (
              <span aria-current="page" lang={lang}>
                {title}
              </span>
            ) : (
              <Link to={`/blog/${slug}`} lang={lang}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.partWays} lang={labels.lang}>
        {previous && <PartLink part={previous} label={labels.previousPart} rel="prev" />}
        {next && <PartLink part={next} label={labels.nextPart} rel="next" />}
      </p>
    </nav>
  );
}

interface PartLinkProps {
  part: SeriesPart;
  label: string;
  rel: 'prev' | 'next';
}

function PartLink({ part, label, rel }: PartLinkProps) {
  return (
    <Link to={`/blog/${part.slug}`} className={textLink} rel={rel}>
      {rel === 'prev' && <ArrowLeft size={18} aria-hidden="true" />}
      {label}
      {rel === 'next' && <ArrowRight size={18} aria-hidden="true" />}
    </Link>
  );
}
