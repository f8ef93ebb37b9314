import type { ReactNode } from 'react';
import { actions } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { Section } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import * as styles from './closing-band.css';

interface ClosingBandProps {
  title: string;
  text: string;
  lang?: string | undefined;
  /** The way on: links in the looks of `onInk` and `outlineOnInk`. */
  children: ReactNode;
}

/** The dark band that ends a page with what to do next. */
export function ClosingBand({ title, text, lang, children }: ClosingBandProps) {
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
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={actions}>{children}</div>
      </div>
    </Section>
  );
}
