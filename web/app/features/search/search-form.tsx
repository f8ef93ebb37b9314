import { Form } from '@remix-run/react';
import { useHref } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import { h1 } from '~/ui/section.css';
import { QUERY_LIMIT } from './query-limit';
import * as styles from './search.css';

/** Where a search arrives: at the number of its results, which then has the focus. */
export const RESULTS_ID = 'results';

export function SearchForm({ query }: { query: string }) {
  const { page } = useTexts('search');
  const action = useHref()('/search');
  return (
    <section className={styles.intro} lang={page.lang} aria-labelledby="search-title">
      <Lattice tone="onPaper" className={styles.lattice} />
      <div className={container}>
        <h1 id="search-title" className={h1}>
          {page.title}
        </h1>
        <search>
          <Form method="get" action={`${action}#${RESULTS_ID}`} className={styles.form}>
            <label htmlFor="search-query" className={styles.label}>
              {page.label}
            </label>
            <div className={styles.row}>
              <input
                key={query}
                id="search-query"
                type="search"
                name="q"
                defaultValue={query}
                maxLength={QUERY_LIMIT}
                placeholder={page.placeholder}
                autoComplete="off"
                enterKeyHint="search"
                aria-describedby="search-hint"
                className={styles.input}
              />
              <button type="submit" className={primary}>
                {page.submit}
              </button>
            </div>
            <p id="search-hint" className={styles.hint}>
              {page.hint}
            </p>
          </Form>
        </search>
      </div>
    </section>
  );
}
