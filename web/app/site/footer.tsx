import type { Language } from 'contract/languages';
import type { ShownProduct } from '~/features/products/products';
import { useProducts } from '~/features/products/use-products';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { useCompany } from '~/i18n/use-company';
import { useLeadsToHidden } from '~/i18n/use-hidden-sections';
import type { SiteAddress } from '~/site-map';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Brand } from './brand';
import * as styles from './footer.css';
import type { FooterTopic } from './footer-topics.server';
import { LanguageLink } from './language-link';
import type { LegalPages } from './legal-pages.server';
import { useLanguageAddresses } from './use-language-addresses';

export interface FooterProps {
  /** Pages without text in the CMS get no link (decisions G4). */
  legalPages: LegalPages;
  topics: readonly FooterTopic[];
}

export function Footer({ legalPages, topics }: FooterProps) {
  const { footer } = useTexts('frame');
  const { languages } = useLanguageAddresses();
  return (
    <footer className={styles.footer}>
      <div className={container}>
        <Columns topics={topics} />
        <ul className={styles.languages} aria-label={footer.languages} id="languages" lang={footer.lang}>
          {languages.map((shown) => (
            <li key={shown.code}>
              <LanguageLink to={shown} href={shown.explicitHref} className={styles.linkAmongWords}>
                {shown.name}
              </LanguageLink>
            </li>
          ))}
        </ul>
        <Base legalPages={legalPages} />
      </div>
    </footer>
  );
}

function Columns({ topics }: Pick<FooterProps, 'topics'>) {
  const { footer, nav } = useTexts('frame');
  const { street, postalCode, city, email, legalName } = useCompany();
  return (
    <nav aria-label={footer.label} className={styles.columns} lang={footer.lang}>
      <div className={styles.about}>
        <Link to="/" aria-label={nav.homeLink}>
          <Brand />
        </Link>
        <p className={styles.claim}>{footer.claim}</p>
        <address className={styles.address}>
          {legalName}
          <br />
          {street}, {postalCode} {city}
          <br />
          <a href={`mailto:${email}`} className={styles.linkAmongWords}>
            {email}
          </a>
        </address>
      </div>
      <Column
        title={footer.solutions}
        links={useProducts().map(({ path, name }) => [name.value, path, name.lang])}
      />
      <Column
        title={footer.company}
        links={[
          [footer.about, '/#about'],
          [footer.careers, '/careers'],
          [footer.investors, '/investors-partners'],
          [footer.blog, '/blog'],
          [footer.legalNotice, '/impressum'],
          ...topics.map(({ title, path }): FooterLink => [title.value, path, title.lang]),
        ]}
      />
      <Column
        title={footer.support}
        links={[
          [footer.documentation, '/documentation'],
          [footer.apiReference, '/documentation'],
          [footer.faq, '/faq'],
          [footer.status, '/status'],
          [footer.contact, '/#contact'],
        ]}
      />
    </nav>
  );
}

function Base({ legalPages }: Pick<FooterProps, 'legalPages'>) {
  const { footer } = useTexts('frame');
  const { copyrightYear } = useCompany();
  return (
    <div className={styles.base} lang={footer.lang}>
      <p className={styles.plain}>{fill(footer.rights, { year: copyrightYear })}</p>
      <ul className={styles.legal}>
        {legalPages.privacy && <LegalLink to="/privacy" text={footer.privacy} />}
        <LegalLink to="/impressum" text={footer.legalNotice} />
        <LegalLink to="/accessibility" text={footer.accessibility} />
        {legalPages.terms && <LegalLink to="/terms" text={footer.terms} />}
      </ul>
    </div>
  );
}

type FooterLink = [
  text: string,
  to: SiteAddress | ShownProduct['path'] | FooterTopic['path'],
  lang?: Language,
];

function Column({ title, links }: { title: string; links: FooterLink[] }) {
  const leadsToHidden = useLeadsToHidden();
  const shown = links.filter(([, to]) => !leadsToHidden(to));
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {shown.map(([text, to, lang]) => (
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

function LegalLink({ to, text }: { to: SiteAddress; text: string }) {
  return (
    <li>
      <Link to={to} className={styles.linkAmongWords}>
        {text}
      </Link>
    </li>
  );
}
