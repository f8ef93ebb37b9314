import { BadgeCheck, FileCheck2, Fingerprint, Lock, type LucideIcon, ShieldCheck, X } from 'lucide-react';
import { usePreview } from '~/features/preview/use-preview';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { container } from '~/ui/layout.css';
import * as styles from './compliance-banner.css';

const claims = [
  ['eidas', Fingerprint],
  ['bsi', ShieldCheck],
  ['gdpr', Lock],
  ['gematik', BadgeCheck],
  ['iso', FileCheck2],
] as const satisfies [string, LucideIcon][];

/** Hidden until app/browser/compliance-banner.ts shows it; missing in previews (D7). */
export function ComplianceBanner() {
  const { banner } = useTexts('frame');
  if (usePreview() !== null) return null;
  return (
    <aside
      id="compliance-banner"
      hidden
      className={styles.banner}
      aria-label={banner.label}
      lang={banner.lang}
    >
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
        <button type="button" className={styles.close} aria-label={banner.close} data-closes-banner="">
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
