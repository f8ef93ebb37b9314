import { TriangleAlert } from 'lucide-react';
import type { PageTexts } from '~/i18n/pages';
import { useTexts } from '~/i18n/texts';
import { useCompany } from '~/i18n/use-company';
import { SECURITY_POLICY_PATH, SECURITY_TXT_PATH } from '~/sections/shared/security-policy-path';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { telephoneHref } from '~/ui/telephone-href';
import * as styles from './impressum.css';
import { Facts, LegalPart } from './legal-part';

interface LegalNoticeProps {
  texts: PageTexts<'impressum'>;
  hasInventedFacts: boolean;
}

/** Shows what § 5 DDG requires, with a visible warning while company data are placeholders (decisions G5). */
export function LegalNotice({ texts, hasInventedFacts }: LegalNoticeProps) {
  const { nav } = useTexts('frame');
  const { provider, register, responsible, copyright, disclaimer, disputes, security, placeholder } = texts;
  const company = useCompany();
  const { legalName, street, postalCode, city, representative, email, telephone, securityEmail } = company;
  return (
    <div className={styles.page}>
      <div className={container}>
        {hasInventedFacts && (
          <p className={styles.notice} role="note" lang={placeholder.lang}>
            <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
            {placeholder.text}
          </p>
        )}
        <LegalPart id="provider" title={provider.title} lang={provider.lang}>
          <address className={styles.provider} lang="de">
            <span className={styles.name}>{legalName}</span>
            <br />
            {street}
            <br />
            {postalCode} {city}
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
              ...(telephone
                ? [
                    [
                      provider.telephoneLabel,
                      <a key="telephone" href={telephoneHref(telephone)} className={styles.link}>
                        {telephone}
                      </a>,
                    ] as const,
                  ]
                : []),
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
                  {company.registerCourt}
                </span>,
              ],
              [register.numberLabel, company.registerNumber],
              [register.vatLabel, company.vatId],
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
