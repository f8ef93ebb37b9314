import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { ComplianceBanner } from './compliance-banner';
import { Footer } from './footer';
import * as styles from './frame.css';
import { Navigation } from './navigation';
import { Toaster } from './toaster';
import { useArrival } from './use-arrival';

interface FrameProps {
  legalPages: { privacy: boolean; terms: boolean };
  children: ReactNode;
}

/** What every page stands in. */
export function Frame({ legalPages, children }: FrameProps) {
  const { site } = useTexts('frame');
  useArrival();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {site.skip}
      </a>
      <Navigation />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer legalPages={legalPages} />
      <ComplianceBanner />
      <Toaster />
    </>
  );
}

/** What a screen of its own stands in: only the place where notices appear. */
export function Frameless({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
