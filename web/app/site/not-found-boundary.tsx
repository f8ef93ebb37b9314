import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useHref } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import { primary, secondary } from '~/ui/button.css';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as field from '~/ui/search-field.css';
import { isMissing } from './error-head';
import { ErrorPage } from './error-page';
import { MessagePage } from './message-page';
import * as styles from './message-page.css';
import { SEARCH } from './navigation-items';
import { ProductTiles } from './product-tiles';

/** Routes export it themselves, so that no other page loads it; the root's boundary shows a shorter message. */
export function NotFoundBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && isMissing(error.status)) return <NotFound />;
  return <ErrorPage error={error} />;
}

function NotFound() {
  const { notFound, nav } = useTexts('frame');
  const action = useHref()(SEARCH.to);
  return (
    <>
      <MessagePage
        title={notFound.title}
        text={notFound.text}
        lang={notFound.lang}
        what="missing"
        form={
          <search>
            {/* Loads a new document: after an error the page cannot be trusted. */}
            <form action={action} className={field.form}>
              <label htmlFor="not-found-query" className={field.label}>
                {notFound.search}
              </label>
              <div className={field.row}>
                <input id="not-found-query" type="search" name="q" maxLength={200} className={field.input} />
                <button type="submit" className={primary}>
                  {notFound.submit}
                </button>
              </div>
            </form>
          </search>
        }
      >
        <Link to="/" className={secondary}>
          {notFound.home}
        </Link>
        <Link to="/#contact" className={secondary}>
          {notFound.contact}
        </Link>
      </MessagePage>
      <section className={styles.more} aria-labelledby="not-found-products">
        <div className={container}>
          <h2 id="not-found-products" className={styles.moreTitle} lang={nav.lang}>
            {nav.products}
          </h2>
          <ProductTiles />
        </div>
      </section>
    </>
  );
}
