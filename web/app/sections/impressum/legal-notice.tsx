import { TriangleAlert } from 'lucide-react';
import { COMPANY } from '~/company';
import type { PageTexts } from '~/i18n/pages';
import { useTexts } from '~/i18n/texts';
import { SECURITY_POLICY_PATH, SECURITY_TXT_PATH } from '~/sections/shared/security-policy-path';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './impressum.css';
import { Facts, LegalPart } from './legal-part';

/** Shows what § 5 DDG requires, with a visible warning while company.ts holds placeholders (decisions G5). */
export function LegalNotice({ texts }: { texts: PageTexts<'impressum'> }) {
  const { nav } = useTexts('frame');
  const { provider, register, responsible, copyright, disclaimer, disputes, security, placeholder } = texts;
  const {
    legalName,
    address,
    representative,
    email,
    securityEmail,
    register: entry,
    isPlaceholder,
  } = COMPANY;
  return (
    <div className={styles.page}>
      <div className={container}>
        {isPlaceholder && (
          <p className={styles.notice} role="note" lang={placeholder.lang}>
            <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
            {placeholder.text}
          </p>
        )}
        <LegalPart id="provider" title={provider.title} lang={provider.lang}>
          <address className={styles.provider} lang="de">
            <span className={styles.name}>{legalName}</span>
            <br />
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </address>
          <Facts
            facts={[
              [provider.representativeLabel, representative],
              [
                provider.emailLabel,
                <a key="email" href={`mailto:${email}`} className={styles.link}>
                  {email}
                </a>,
              ],
              [
                provider.contactLabel,
                <Link key="contact" to="/#contact" className={styles.link} lang={nav.lang}>
                  {nav.getInTouch}
                </Link>,
              ],
            ]}
          />
        </LegalPart>
        <LegalPart id="register" title={register.title} lang={register.lang}>
          <Facts
            facts={[
              [
                register.courtLabel,
                <span key="court" lang="de">
                  {entry.court}
                </span>,
              ],
              [register.numberLabel, entry.number],
              [register.vatLabel, entry.vatId],
            ]}
          />
        </LegalPart>
        <LegalPart id="responsible" title={responsible.title} lang={responsible.lang}>
          <p>{responsible.text}</p>
        </LegalPart>
        {[
          { id: 'copyright', ...copyright },
          { id: 'disclaimer', ...disclaimer },
        ].map(({ id, title, paragraphs, lang }) => (
          <LegalPart key={id} id={id} title={title} lang={lang}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </LegalPart>
        ))}
        <LegalPart id="disputes" title={disputes.title} lang={disputes.lang}>
          <p>{disputes.text}</p>
        </LegalPart>
        <LegalPart id="security" title={security.title} lang={security.lang}>
          <p>
            {security.text}{' '}
            <a href={`mailto:${securityEmail}`} className={styles.link}>
              {securityEmail}
            </a>
          </p>
          <p>
            <a href={SECURITY_POLICY_PATH} className={styles.link}>
              {security.policy}
            </a>
            {' · '}
            <a href={SECURITY_TXT_PATH} className={styles.link} lang="en">
              security.txt
            </a>
          </p>
        </LegalPart>
      </div>
    </div>
  );
}
