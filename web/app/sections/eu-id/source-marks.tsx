import type { PageTexts } from '~/i18n/pages';
import { fill } from '~/i18n/texts';
import { Link } from '~/ui/link';
import * as styles from './eu-id.css';
import { numberOf, type SourceKey } from './sources';

interface SourceMarksProps {
  keys: readonly SourceKey[];
  sources: PageTexts<'eu-id'>['sources'];
}

/** The numbers of the sources behind a statement, each a way to it; they stay on the line of its last word. */
export function SourceMarks({ keys, sources }: SourceMarksProps) {
  return (
    <span className={styles.marks}>
      {'\u00a0'}
      {keys.map((key) => (
        <Link
          key={key}
          to={`/eu-id#source-${numberOf(key)}`}
          className={styles.mark}
          aria-label={fill(sources.mark, { number: numberOf(key) })}
        >
          {`[${numberOf(key)}]`}
        </Link>
      ))}
    </span>
  );
}
