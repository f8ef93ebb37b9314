import { Link as RemixLink } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { COMPANY } from '~/company';
import { PRODUCTS, productPath } from '~/features/products/products';
import { fill, useTexts } from '~/i18n/texts';
import type { SiteAddress } from '~/site-map';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Brand } from './brand';
import * as styles from './footer.css';
import type { LegalPages } from './legal-pages.server';
import type { ProductLink } from './product-links.server';
import { useLanguageChoice } from './use-language-choice';

export interface FooterProps {
  /** Whether the CMS has these texts; until then the words stand without a link. */
  legalPages: LegalPages;
  /** The products that exist only in the CMS. */
  products: ProductLink[];
}

export function Footer({ legalPages, products: more }: FooterProps) {
  const { footer, products, nav } = useTexts('frame');
  const { languages, choose } = useLanguageChoice();
  const { address, email, legalName, copyrightYear } = COMPANY;
  return (
    <footer className={styles.footer} lang={footer.lang}>
      <div className={container}>
        <nav aria-label={footer.label} className={styles.columns}>
          <div className={styles.about}>
            <Link to="/" aria-label={nav.homeLink}>
              <Brand />
            </Link>
            <p className={styles.claim}>{footer.claim}</p>
            <address className={styles.address}>
              {legalName}
              <br />
              {address.street}, {address.postalCode} {address.city}
              <br />
              <a href={`mailto:${email}`} className={styles.linkAmongWords}>
                {email}
              </a>
            </address>
          </div>
          <Column
            title={footer.solutions}
            links={[
              ...PRODUCTS.map(({ key, text }): FooterLink => [products[text], productPath(key)]),
              ...more.map(({ path, name }): FooterLink => [name.value, path, name.lang]),
            ]}
          />
          <Column
            title={footer.company}
            links={[
              [footer.about, '/#about'],
              [footer.careers, '/careers'],
              [footer.investors, '/investors-partners'],
              [footer.blog, '/blog'],
              [footer.legalNotice, '/impressum'],
            ]}
          />
          <Column
            title={footer.support}
            links={[
              [footer.documentation, '/documentation'],
              [footer.apiReference, '/documentation'],
              [footer.status, '/status'],
              [footer.contact, '/#contact'],
            ]}
          />
        </nav>
        <ul className={styles.languages} aria-label={footer.languages} id="languages">
          {languages.map(({ code, name, explicitHref, isCurrent }) => (
            <li key={code}>
              <RemixLink
                to={explicitHref}
                lang={code}
                hrefLang={code}
                aria-current={isCurrent || undefined}
                className={styles.linkAmongWords}
                onClick={() => choose(code)}
              >
                {name}
              </RemixLink>
            </li>
          ))}
        </ul>
        <div className={styles.base}>
          <p className={styles.plain}>{fill(footer.rights, { year: copyrightYear })}</p>
          <ul className={styles.legal}>
            <li>
              <LegalLink to="/privacy" exists={legalPages.privacy} text={footer.privacy} />
            </li>
            <li>
              <LegalLink to="/impressum" exists text={footer.legalNotice} />
            </li>
            <li>
              <LegalLink to="/terms" exists={legalPages.terms} text={footer.terms} />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

type FooterLink = [text: string, to: SiteAddress | ProductLink['path'], lang?: Language];

function Column({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {links.map(([text, to, lang]) => (
          <li key={text + to}>
            <Link to={to} lang={lang} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LegalLink({ to, exists, text }: { to: SiteAddress; exists: boolean | undefined; text: string }) {
  if (!exists) return <span className={styles.plain}>{text}</span>;
  return (
    <Link to={to} className={styles.linkAmongWords}>
      {text}
    </Link>
  );
}
