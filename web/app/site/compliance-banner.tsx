import { BadgeCheck, FileCheck2, Fingerprint, Lock, type LucideIcon, ShieldCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePreview } from '~/features/preview/use-preview';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { container } from '~/ui/layout.css';
import { prefersReducedMotion } from '~/ui/motion';
import * as styles from './compliance-banner.css';

/** Specification, sections 4 and 9. */
const DELAY_MS = 2000;
const SLIDE_MS = 1000;
const SHOWN_FLAG = 'compliance-banner-shown';

const claims = [
  ['eidas', Fingerprint],
  ['bsi', ShieldCheck],
  ['gdpr', Lock],
  ['gematik', BadgeCheck],
  ['iso', FileCheck2],
] as const satisfies [string, LucideIcon][];

/** Shows on every full load and stays closed until the next one; the session flag only records that it was shown (decisions F4). Not in previews (D7). */
export function ComplianceBanner() {
  const { banner } = useTexts('frame');
  const [isOpen, setOpen] = useState(false);
  const isPreview = usePreview() !== null;
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isPreview) return;
    sessionStorage.removeItem(SHOWN_FLAG);
    const timer = setTimeout(() => {
      setOpen(true);
      sessionStorage.setItem(SHOWN_FLAG, 'true');
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPreview]);

  useEffect(() => {
    if (!isOpen || prefersReducedMotion()) return;
    area.current?.animate(
      { transform: ['translateY(100%)', 'none'] },
      { duration: SLIDE_MS, easing: 'ease-out' },
    );
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <aside ref={area} className={styles.banner} aria-label={banner.label} lang={banner.lang}>
      <div className={cx(container, styles.row)}>
        <ul className={styles.claims}>
          {claims.map(([key, Icon]) => (
            <li key={key} className={styles.claim}>
              <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
              {banner[key]}
            </li>
          ))}
        </ul>
        <p className={styles.tagline}>{banner.tagline}</p>
        <button
          type="button"
          className={styles.close}
          aria-label={banner.close}
          onClick={() => setOpen(false)}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
