import { fill, useTexts } from '~/i18n/texts';
import { textLink } from '~/ui/button.css';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { MarkedText } from './marked-text';
import * as styles from './search.css';
import { RESULTS_ID } from './search-form';
import type { SearchResult } from './search-index';

interface SearchResultsProps {
  query: string;
  results: readonly SearchResult[];
}

/** What was found, best first, each named by its kind. */
export function SearchResults({ query, results }: SearchResultsProps) {
  const { results: texts, page } = useTexts('search');
  const { nav } = useTexts('frame');
  const counted = results.length === 0 ? texts.none : results.length === 1 ? texts.one : texts.many;
  return (
    <section id={RESULTS_ID} aria-labelledby="results-title" className={styles.results}>
      <div className={container}>
        <div role="status" lang={texts.lang}>
          <h2 id="results-title" className={styles.count}>
            {fill(counted, { count: results.length, query })}
          </h2>
        </div>
        {results.length === 0 ? (
          <>
            <p className={styles.suggestion} lang={texts.lang}>
              {texts.suggest}
            </p>
            <p className={styles.suggestionActions}>
              <Link to="/search" className={textLink} lang={page.lang}>
                {page.clear}
              </Link>
              <Link to="/#contact" className={textLink} lang={nav.lang}>
                {nav.contact}
              </Link>
            </p>
          </>
        ) : (
          <ol className={styles.list}>
            {results.map((result) => (
              <Result
                key={result.path}
                result={result}
                kind={texts.kinds[result.kind]}
                kindLang={texts.lang}
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

interface ResultProps {
  result: SearchResult;
  kind: string;
  /** The language of `kind`, where it is not the page's. */
  kindLang: string | undefined;
}

function Result({ result: { path, isDocument, title, titleLang, excerpt }, kind, kindLang }: ResultProps) {
  return (
    <li className={styles.item}>
      <p className={styles.kind} lang={kindLang}>
        {kind}
      </p>
      <h3 className={styles.title} lang={titleLang}>
        <Link to={path} reloadDocument={isDocument} className={styles.link}>
          <MarkedText segments={title} />
        </Link>
      </h3>
      <p className={styles.excerpt} lang={excerpt.lang}>
        <MarkedText segments={excerpt.segments} />
      </p>
    </li>
  );
}
