import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { BlogSkeleton, BlogStatus, useIsBlogPending } from './blog-skeleton';
import { ComplianceBanner } from './compliance-banner';
import { Footer, type FooterProps } from './footer';
import * as styles from './frame.css';
import { InternalLinks } from './internal-links';
import { Navigation } from './navigation';
import { Toaster } from './toaster';
import { useArrival } from './use-arrival';
import { useHead } from './use-head';
import { useMarkupButtons } from './use-markup-buttons';
import { useReveals } from './use-reveals';
import { useScrollBlocks } from './use-scroll-blocks';

interface FrameProps {
  /** Null when what it is made from could not be loaded. */
  footer: FooterProps | null;
  children: ReactNode;
}

/** What every page stands in. */
export function Frame({ children, footer }: FrameProps) {
  const { site } = useTexts('frame');
  useHead();
  useArrival();
  useReveals();
  useMarkupButtons();
  useScrollBlocks();
  const isBlogPending = useIsBlogPending();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {site.skip}
      </a>
      <Navigation />
      <main id="main" tabIndex={-1} className={styles.main}>
        {isBlogPending ? <BlogSkeleton /> : children}
      </main>
      <BlogStatus isPending={isBlogPending} />
      {footer && <Footer {...footer} />}
      <ComplianceBanner />
      <Toaster />
      <InternalLinks />
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
