import { ScanText, Search } from 'lucide-react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { needsScript } from '~/ui/layout.css';
import * as styles from './docuflow-screen.css';
import { splitAround } from './found-text';
import { DOCUMENTS } from './invented';
import * as screen from './screen.css';
import { ScreenFrame } from './screen-frame';

function Lines({ of }: { of: readonly number[] }) {
  return (
    <svg viewBox={`0 0 100 ${of.length * 12}`} className={styles.lines} aria-hidden="true">
      <path
        d={of.map((width, index) => `M0 ${index * 12 + 6}h${width}`).join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
      />
    </svg>
  );
}

export function DocuflowScreen({ name }: { name: string }) {
  const { cryptoth: texts } = useTexts('product-screens');
  const { query } = texts;
  const documents = DOCUMENTS.map(({ name, years }) => {
    const { title, text } = texts.documents[name];
    return { name, title, text, years, parts: splitAround(text, query) };
  });
  const found = documents.filter(({ parts }) => parts !== null);
  return (
    <ScreenFrame product="cryptoth" answers="search" name={name} texts={texts}>
      <div className={screen.body}>
        <div className={styles.search}>
          <Search size={16} className={screen.sign} aria-hidden="true" />
          <input
            type="search"
            className={cx(styles.input, needsScript)}
            aria-label={texts.search}
            defaultValue={query}
            autoComplete="off"
          />
          <span className={styles.typed} aria-hidden="true">
            {query}
          </span>
          <span className={cx(styles.count, screen.quiet)} role="status" data-count={texts.found}>
            {fill(texts.found, { count: found.length, total: documents.length })}
          </span>
        </div>
        <div className={styles.layout}>
          <ul className={styles.hits}>
            {documents.map(({ name, title, text, years, parts }) => (
              <li key={name} className={styles.hit} data-row hidden={parts === null}>
                <span className={cx(styles.marked, screen.strong, screen.line)} data-searched>
                  {title}
                </span>
                <span className={screen.chip}>{fill(texts.years, { years })}</span>
                <span className={cx(styles.marked, styles.snippet, screen.line)} data-searched>
                  {parts ? (
                    <>
                      {parts[0]}
                      <mark>{parts[1]}</mark>
                      {parts[2]}
                    </>
                  ) : (
                    text
                  )}
                </span>
              </li>
            ))}
            <li className={styles.none} data-none={texts.none} hidden />
          </ul>
          <div className={styles.page} aria-hidden="true">
            <Lines of={[64, 100, 92]} />
            <span className={cx(styles.word, screen.line)} data-word>
              {found[0]?.parts?.[1]}
            </span>
            <Lines of={[88, 100, 96, 70, 100, 82]} />
            <span className={styles.read}>
              <ScanText size={16} />
              {texts.read}
            </span>
          </div>
        </div>
      </div>
    </ScreenFrame>
  );
}
