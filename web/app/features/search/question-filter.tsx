import { useHref } from '~/i18n/language';
import type { PageTexts } from '~/i18n/pages';
import { primary } from '~/ui/button.css';
import * as field from '~/ui/search-field.css';
import { QUERY_LIMIT } from './query-limit';
import * as styles from './search.css';

/** Filters the questions of the page with the browser's script, and searches the site without it. */
export function QuestionFilter({ filter }: { filter: PageTexts<'faq'>['filter'] }) {
  return (
    <form
      method="get"
      action={useHref()('/search')}
      className={field.form}
      lang={filter.lang}
      data-question-filter=""
    >
      <label htmlFor="question-filter" className={field.label}>
        {filter.label}
      </label>
      <div className={field.row}>
        <input
          id="question-filter"
          type="search"
          name="q"
          maxLength={QUERY_LIMIT}
          placeholder={filter.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className={field.input}
        />
        <button type="submit" className={primary}>
          {filter.submit}
        </button>
      </div>
      <p role="status" className={styles.foundQuestions} data-found={filter.found} data-none={filter.none} />
    </form>
  );
}
