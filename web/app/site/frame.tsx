import type { ReactNode } from 'react';
import { PreviewSettings } from '~/features/preview/preview-settings';
import { useTexts } from '~/i18n/texts';
import { Island } from '~/islands/island';
import { BlogSkeleton, BlogStatus } from './blog-skeleton';
import { ComplianceBanner } from './compliance-banner';
import { Footer, type FooterProps } from './footer';
import * as styles from './frame.css';
import { Navigation } from './navigation';
import { Toaster } from './toaster';

interface FrameProps {
  /** Null when its data could not be loaded. */
  footer: FooterProps | null;
  children: ReactNode;
}

export function Frame({ children, footer }: FrameProps) {
  const { site, toast } = useTexts('frame');
  return (
    <>
      <a href="#main" className={styles.skip}>
        {site.skip}
      </a>
      <div className={styles.progress} data-progress="" hidden />
      <Navigation />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BlogStatus />
      <BlogSkeleton />
      {footer && <Footer {...footer} />}
      <ComplianceBanner />
      <PreviewSettings />
      <Island name="toaster" client="call">
        <Toaster texts={toast} />
      </Island>
    </>
  );
}

export function Frameless({ children }: { children: ReactNode }) {
  const { toast } = useTexts('frame');
  return (
    <>
      {children}
      <Toaster texts={toast} />
    </>
  );
}
