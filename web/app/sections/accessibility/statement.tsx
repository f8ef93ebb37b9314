import type { PageTexts } from '~/i18n/pages';
import { useTexts } from '~/i18n/texts';
import { useCompany } from '~/i18n/use-company';
import { Facts, LegalPart } from '~/sections/impressum/legal-part';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './accessibility.css';

type Texts = PageTexts<'accessibility'>;

/** The same in every language, as on a letter. */
const AUTHORITY = {
  name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
  careOf: 'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
  box: 'Postfach 39 11 55',
  city: '39135 Magdeburg',
} as const;

export function AccessibilityStatement({ texts }: { texts: Texts }) {
  const { nav } = useTexts('frame');
  const { email } = useCompany();
  const { standard, measured, limits, report, authority } = texts;
  return (
    <div className={styles.page}>
      <div className={container}>
        <Paragraphs id="standard" {...standard} />
        <Points id="measured" {...measured} />
        <Points id="limits" {...limits} />
        <LegalPart id="report" title={report.title} lang={report.lang}>
          <p>{report.text}</p>
          <Facts
            facts={[
              [
                report.emailLabel,
                <a key="email" href={`mailto:${email}`} className={styles.link}>
                  {email}
                </a>,
              ],
              [
                report.formLabel,
                <Link key="form" to="/#contact" className={styles.link} lang={nav.lang}>
                  {nav.getInTouch}
                </Link>,
              ],
            ]}
          />
        </LegalPart>
        <LegalPart id="authority" title={authority.title} lang={authority.lang}>
          <p>{authority.text}</p>
          <address className={styles.address} lang="de">
            {AUTHORITY.name}
            <br />
            {AUTHORITY.careOf}
            <br />
            {AUTHORITY.box}
            <br />
            {AUTHORITY.city}
          </address>
          <p>{authority.asOf}</p>
        </LegalPart>
      </div>
    </div>
  );
}

function Paragraphs({ id, title, paragraphs, lang }: Texts['standard'] & { id: string }) {
  return (
    <LegalPart id={id} title={title} lang={lang}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </LegalPart>
  );
}

function Points({ id, title, lead, items, lang }: Texts['measured'] & { id: string }) {
  return (
    <LegalPart id={id} title={title} lang={lang}>
      <p>{lead}</p>
      <ul className={styles.points}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </LegalPart>
  );
}
