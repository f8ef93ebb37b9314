import { useTexts } from '~/i18n/texts';
import { Claims, ProofList } from '~/sections/shared/proof-list';
import type { Proofs } from '~/sections/shared/proofs';
import { visuallyHidden } from '~/ui/layout.css';
import { Section } from '~/ui/section';
import * as styles from './stats.css';

export function Stats({ proofs }: { proofs: Proofs }) {
  const { stats } = useTexts('home');
  return (
    <Section id="stats" ground="ink" lang={stats.lang} labelledBy="stats-title" className={styles.band}>
      <h2 id="stats-title" className={visuallyHidden}>
        {stats.title}
      </h2>
      <ProofList proofs={proofs} ground="ink" />
      <Claims
        label={{ value: proofs.claims, lang: proofs.lang }}
        items={[stats.year, stats.standards, stats.zeroTrust, stats.cloud]}
        className={styles.claims}
      />
    </Section>
  );
}
