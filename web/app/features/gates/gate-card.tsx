import type { ComponentProps } from 'react';
import { useTexts } from '~/i18n/texts';
import { secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import * as styles from './gate.css';
import { GateForm } from './gate-form';

interface GateCardProps {
  hasPassword: boolean;
  email: string;
  form: ComponentProps<typeof GateForm>;
}

export function GateCard({ hasPassword, email, form }: GateCardProps) {
  const { ask, closed } = useTexts('gate');
  const { title, text, lang } = hasPassword ? ask : closed;
  return (
    <div className={styles.card}>
      {hasPassword && <GateForm {...form} />}
      <div className={styles.ask} lang={lang}>
        <h2 className={styles.askTitle}>{title}</h2>
        <p>
          {text}{' '}
          <a href={`mailto:${email}`} className={styles.mail}>
            {email}
          </a>
        </p>
        <Link to="/#contact" className={secondary} lang={ask.lang}>
          {ask.contact}
        </Link>
      </div>
    </div>
  );
}
