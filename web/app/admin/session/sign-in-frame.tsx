import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '~/i18n/texts';
import { Brand } from '~/site/brand';
import { Lattice } from '~/ui/lattice';
import * as styles from './login-page.css';

interface SignInFrameProps {
  title: string;
  lead: string;
  /** Reads the title out where it replaces another screen; the first one leaves the focus to the browser. */
  isReplacing?: boolean;
  onApproach?: () => void;
  children: ReactNode;
}

export function SignInFrame({ title, lead, isReplacing = false, onApproach, children }: SignInFrameProps) {
  const { login } = useTexts('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  const leadId = useId();
  useEffect(() => {
    if (isReplacing) heading.current?.focus();
  }, [isReplacing]);
  return (
    <div className={styles.page}>
      <main className={styles.main} onFocus={onApproach}>
        <div className={styles.box}>
          <Brand />
          <h1 ref={heading} tabIndex={-1} aria-describedby={leadId} className={styles.title}>
            {title}
          </h1>
          <p id={leadId} className={styles.lead}>
            {lead}
          </p>
          <noscript>
            <p className={styles.failure}>{login.noScript}</p>
          </noscript>
          {children}
          <a href="/" className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {login.backToSite}
          </a>
        </div>
      </main>
      <div className={styles.aside} data-ground="ink">
        <Lattice tone="onInk" className={styles.lattice} />
      </div>
    </div>
  );
}
