import { useTexts } from '~/i18n/texts';
import { useCompany } from '~/i18n/use-company';
import { Island } from '~/islands/island';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { telephoneHref } from '~/ui/telephone-href';
import * as styles from './contact.css';
import { ContactForm } from './contact-form';
import type { ContactFormResult, ContactFormState } from './form.server';

function ContactIntro() {
  const { intro } = useTexts('contact');
  const { email, legalName, street, postalCode, city, telephone } = useCompany();
  return (
    <>
      <SectionHeading
        id="contact-title"
        spacing="none"
        eyebrow={intro.eyebrow}
        title={intro.title}
        lead={intro.lead}
      />
      <div className={styles.details}>
        <div className={styles.wideDetail}>
          <p className={styles.term}>{intro.email}</p>
          <a href={`mailto:${email}`} className={styles.valueLink}>
            {email}
          </a>
        </div>
        {telephone && (
          <div className={styles.detail}>
            <p className={styles.term}>{intro.telephone}</p>
            <a href={telephoneHref(telephone)} className={styles.valueLink}>
              {telephone}
            </a>
          </div>
        )}
        <div className={styles.detail}>
          <p className={styles.term}>{intro.address}</p>
          <address className={styles.value}>
            {legalName}
            <br />
            {street}
            <br />
            {postalCode} {city}
          </address>
        </div>
        <div className={styles.detail}>
          <p className={styles.term}>{intro.schedule}</p>
          <Link to="/schedule-meeting" className={styles.valueLink}>
            {intro.scheduleAction}
          </Link>
        </div>
      </div>
    </>
  );
}

interface ContactProps extends ContactFormState {
  answer: ContactFormResult | undefined;
}

export function Contact(form: ContactProps) {
  const { intro: texts } = useTexts('contact');
  return (
    <Section
      id="contact"
      ground="sky"
      lang={texts.lang}
      labelledBy="contact-title"
      className={styles.section}
    >
      <div className={styles.layout}>
        <div>
          <ContactIntro />
        </div>
        <Island name="contact-form" client="visible" texts={['contact']}>
          <ContactForm {...form} />
        </Island>
      </div>
    </Section>
  );
}
