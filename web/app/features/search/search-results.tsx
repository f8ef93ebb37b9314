import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import type { Found } from './found';
import { MarkedText } from './marked-text';
import * as styles from './search.css';
import type { SearchResult } from './search-index';
import { RESULTS_ID, searchPath } from './search-path';
import { Topics } from './topics';

interface SearchResultsProps {
  query: string;
  found: Found;
}

export function SearchResults({ query, found: { results, counts, kind } }: SearchResultsProps) {
  const { results: texts, page } = useTexts('search');
  const { nav } = useTexts('frame');
  const counted = results.length === 0 ? texts.none : results.length === 1 ? texts.one : texts.many;
  return (
    <section id={RESULTS_ID} aria-labelledby="results-title" className={styles.results}>
      <div className={cx(container, styles.layout)}>
        <div role="status" lang={texts.lang} className={styles.head}>
          <h2 id="results-title" className={styles.count}>
            {fill(counted, { count: results.length, query })}
          </h2>
        </div>
        <div className={styles.aside}>
          <div className={styles.held}>
            {counts.all > 0 && <KindFilter query={query} counts={counts} chosen={kind} />}
            <div className={counts.all > 0 ? styles.asideTopics : undefined}>
              <Topics heading="small" />
            </div>
          </div>
        </div>
        <div className={styles.found}>
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
            <ol>
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
      </div>
    </section>
  );
}

interface KindFilterProps {
  query: string;
  counts: Found['counts'];
  chosen: Found['kind'];
}

/** Uses links, so that a chosen kind has an address and needs no script. */
function KindFilter({ query, counts, chosen }: KindFilterProps) {
  const { filter } = useTexts('search');
  return (
    <nav aria-labelledby="filter-title" lang={filter.lang}>
      <h3 id="filter-title" className={styles.asideTitle}>
        {filter.title}
      </h3>
      <ul className={styles.filter}>
        {(['all', 'page', 'product', 'post'] as const).map((kind) => {
          const words = (
            <>
              {filter[kind]} <span className={styles.number}>{counts[kind]}</span>
            </>
          );
          const isChosen = kind === (chosen ?? 'all');
          return (
            <li key={kind}>
              {counts[kind] === 0 && !isChosen ? (
                <span className={styles.noChoice}>{words}</span>
              ) : (
                <Link
                  to={searchPath(query, kind === 'all' ? null : kind)}
                  className={styles.choiceLink}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface ResultProps {
  result: SearchResult;
  kind: string;
  kindLang: string | undefined;
}

function Result({ result: { path, title, titleLang, excerpt }, kind, kindLang }: ResultProps) {
  return (
    <li className={styles.item}>
      <p className={styles.kind} lang={kindLang}>
        {kind}
      </p>
      <h3 className={styles.title} lang={titleLang}>
        <Link to={path} className={styles.link}>
          <MarkedText segments={title} />
        </Link>
      </h3>
      <p className={styles.excerpt} lang={excerpt.lang}>
        <MarkedText segments={excerpt.segments} />
      </p>
    </li>
  );
}
