import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { BlogSkeleton, BlogStatus, useIsBlogPending } from './blog-skeleton';
import { ComplianceBanner } from './compliance-banner';
import { Footer, type FooterProps } from './footer';
import * as styles from './frame.css';
import { Navigation } from './navigation';
import { Toaster } from './toaster';
import { useArrival } from './use-arrival';

interface FrameProps extends FooterProps {
  children: ReactNode;
}

/** What every page stands in. */
export function Frame({ children, ...footer }: FrameProps) {
  const { site } = useTexts('frame');
  useArrival();
  const isBlogPending = useIsBlogPending();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {site.skip}
      </a>
      <Navigation />
      <main id="main" data-frame="page" tabIndex={-1} className={styles.main}>
        {isBlogPending ? <BlogSkeleton /> : children}
      </main>
      <BlogStatus isPending={isBlogPending} />
      <Footer {...footer} />
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
