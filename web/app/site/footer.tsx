import { useTexts } from '~/i18n/texts';
import { container } from '~/ui/layout.css';
import { type Markup, ServerMarkup } from '~/ui/server-markup';
import * as styles from './footer.css';
import { useLanguageChoice } from './use-language-choice';

/** What stands in the footer besides the languages, finished by the server (footer-parts.tsx). */
export interface FooterProps {
  columns: Markup;
  base: Markup;
}

export function Footer({ columns, base }: FooterProps) {
  const { footer } = useTexts('frame');
  const { languages, choose } = useLanguageChoice();
  return (
    <footer className={styles.footer}>
      <div className={container}>
        <ServerMarkup markup={columns} />
        <ul className={styles.languages} aria-label={footer.languages} id="languages" lang={footer.lang}>
          {languages.map(({ code, name, explicitHref, isCurrent }) => (
            <li key={code}>
              <a
                href={explicitHref}
                lang={code}
                hrefLang={code}
                aria-current={isCurrent || undefined}
                className={styles.linkAmongWords}
                onClick={() => choose(code)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ServerMarkup markup={base} />
      </div>
    </footer>
  );
}
