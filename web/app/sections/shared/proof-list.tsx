import type { Language } from 'contract/languages';
import { ArrowDown, ArrowRight } from 'lucide-react';
import { cx } from '~/styled-system/css';
import { CodeText } from '~/ui/code-text';
import { Link } from '~/ui/link';
import * as styles from './proof-list.css';
import type { Proof, Proofs } from './proofs';

type Ground = keyof typeof styles.proofs;

export function ProofList({ proofs, ground }: { proofs: Proofs; ground: Ground }) {
  return (
    <ul className={styles.list} aria-label={proofs.label} lang={proofs.lang}>
      {proofs.items.map((proof) => (
        <li key={proof.address}>
          <ProofLink {...proof} ground={ground} />
        </li>
      ))}
    </ul>
  );
}

function ProofLink({ figure, what, where, address, isFile, ground }: Proof & { ground: Ground }) {
  const at = where.lastIndexOf(' ') + 1;
  const Sign = isFile ? ArrowDown : ArrowRight;
  const words = (
    <>
      <span className={styles.figure}>{figure}</span> <span className={styles.what}>{what}</span>{' '}
      <span className={styles.where}>
        {where.slice(0, at)}
        <span className={styles.end}>
          {where.slice(at)}
          <Sign size={16} aria-hidden="true" />
        </span>
      </span>
    </>
  );
  const look = styles.proofs[ground];
  return isFile ? (
    <a href={address} download className={look}>
      {words}
    </a>
  ) : (
    <Link to={address} className={look}>
      {words}
    </Link>
  );
}

interface ClaimsProps {
  label: { value: string; lang: Language | undefined };
  items: readonly { figure: string; caption: string }[];
  className?: string;
}

export function Claims({ label, items, className }: ClaimsProps) {
  return (
    <div className={cx(styles.claims, className)}>
      <p className={styles.claimsLabel} lang={label.lang}>
        {label.value}
      </p>
      <dl className={styles.claimGrid}>
        {items.map(({ figure, caption }) => (
          <div key={caption} className={styles.claim}>
            <dt className={styles.claimCaption}>
              <CodeText>{caption}</CodeText>
            </dt>
            <dd className={styles.claimFigure}>
              <CodeText>{figure}</CodeText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
