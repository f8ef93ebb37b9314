import { ArrowRight } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { onInk } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { Link } from '~/ui/link';
import * as styles from './transformation-highlight.css';

function Generation({ name, items, isNew = false }: { name: string; items: string[]; isNew?: boolean }) {
  return (
    <div className={styles.generation} data-new={isNew || undefined}>
      <p className={styles.generationName}>{name}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <span className={styles.node} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function TransformationHighlight() {
  const { transformation } = useTexts('home');
  return (
    <article className={styles.panel} data-ground="ink" lang={transformation.lang}>
      <Lattice tone="onInk" className={styles.lattice} />
      <div>
        <p className={styles.eyebrow}>{transformation.eyebrow}</p>
        <h3>{transformation.title}</h3>
        <p className={styles.text}>{transformation.text}</p>
        <Link to="/ti-transformation" className={onInk}>
          {transformation.action}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      <div className={styles.map}>
        <Generation name={transformation.from} items={transformation.fromItems} />
        <svg
          className={styles.bridge}
          viewBox="0 0 72 60"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M6 18H58M6 30H58M6 42H58" strokeDasharray="3 5" />
          <path d="M56 22l10 8-10 8" strokeLinejoin="round" />
        </svg>
        <Generation name={transformation.to} items={transformation.toItems} isNew />
      </div>
    </article>
  );
}
