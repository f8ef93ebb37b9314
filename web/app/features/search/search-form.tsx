import { useHref } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import * as field from '~/ui/search-field.css';
import { h1 } from '~/ui/section.css';
import { QUERY_LIMIT } from './query-limit';
import * as styles from './search.css';
import { RESULTS_ID } from './search-path';

export function SearchForm({ query }: { query: string }) {
  const { page } = useTexts('search');
  const action = useHref()('/search');
  return (
    <section className={styles.intro} lang={page.lang} aria-labelledby="search-title" data-without-banner="">
      <Lattice tone="onPaper" className={styles.lattice} />
      <div className={container}>
        <h1 id="search-title" className={h1}>
          {page.title}
        </h1>
        <search>
          <form method="get" action={`${action}#${RESULTS_ID}`} className={field.form}>
            <label htmlFor="search-query" className={field.label}>
              {page.label}
            </label>
            <div className={field.row}>
              <input
                id="search-query"
                type="search"
                name="q"
                defaultValue={query}
                maxLength={QUERY_LIMIT}
                placeholder={page.placeholder}
                autoComplete="off"
                enterKeyHint="search"
                aria-describedby="search-hint"
                className={field.input}
              />
              <button type="submit" className={primary}>
                {page.submit}
              </button>
            </div>
            <p id="search-hint" className={styles.hint}>
              {page.hint}
            </p>
          </form>
        </search>
      </div>
    </section>
  );
}
