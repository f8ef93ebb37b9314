import { useTexts } from '~/i18n/texts';
import { container } from '~/ui/layout.css';
import * as styles from './footer.css';
import { FooterBase, FooterColumns } from './footer-parts';
import { LanguageLink } from './language-link';
import type { LegalPages } from './legal-pages.server';
import { useLanguageAddresses } from './use-language-addresses';

export interface FooterProps {
  legalPages: LegalPages;
}

export function Footer({ legalPages }: FooterProps) {
  const { footer } = useTexts('frame');
  const { languages } = useLanguageAddresses();
  return (
    <footer className={styles.footer}>
      <div className={container}>
        <FooterColumns />
        <ul className={styles.languages} aria-label={footer.languages} id="languages" lang={footer.lang}>
          {languages.map((shown) => (
            <li key={shown.code}>
              <LanguageLink to={shown} href={shown.explicitHref} className={styles.linkAmongWords}>
                {shown.name}
              </LanguageLink>
            </li>
          ))}
        </ul>
        <FooterBase legalPages={legalPages} />
      </div>
    </footer>
  );
}
