import { actions, onInk, outlineOnInk } from '~/ui/button.css';
import { CodeText } from '~/ui/code-text';
import { Lattice } from '~/ui/lattice';
import { Link } from '~/ui/link';
import { Section } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import * as styles from './closing-band.css';

interface ClosingBandProps {
  title: string;
  text: string;
  lang?: string | undefined;
  links: readonly { to: string; label: string }[];
}

export function ClosingBand({ title, text, lang, links }: ClosingBandProps) {
  return (
    <Section
      ground="ink"
      lang={lang}
      labelledBy="closing-title"
      backdrop={<Lattice tone="onInk" className={styles.lattice} />}
      className={styles.band}
    >
      <div className={styles.layout}>
        <div>
          <h2 id="closing-title" className={h2}>
            <CodeText>{title}</CodeText>
          </h2>
          <p className={styles.text}>
            <CodeText>{text}</CodeText>
          </p>
        </div>
        <div className={actions}>
          {links.map(({ to, label }, index) => (
            <Link key={to} to={to} className={index === 0 ? onInk : outlineOnInk}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </Section>
  );
}
