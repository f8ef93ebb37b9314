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

/**
 * The banner never lies on a button of the first screen: while nobody has scrolled, the page moves up by as much as
 * would be covered. What is only begun at the lower edge, or taller than a button, counts as not yet reached.
 */
function makeRoom(height: number) {
  if (window.scrollY > 0) return;
  const edge = window.innerHeight - height;
  const covered = [...document.querySelectorAll('main :is(a, button)')]
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ top, bottom, height: tall }) =>
        bottom > edge && tall > 0 && tall <= 64 && top + tall / 2 < window.innerHeight,
    )
    .map(({ bottom }) => bottom - edge + 12);
  if (covered.length > 0)
    window.scrollTo({ top: Math.max(...covered), behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

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
    if (!isOpen) return;
    const element = area.current;
    if (!element) return;
    makeRoom(element.offsetHeight);
    if (!prefersReducedMotion()) {
      element.animate(
        { transform: ['translateY(100%)', 'none'] },
        { duration: SLIDE_MS, easing: 'ease-out' },
      );
    }
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
        <div className={styles.end}>
          <button
            type="button"
            className={styles.close}
            aria-label={banner.close}
            onClick={() => setOpen(false)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
    </aside>
  );
}
