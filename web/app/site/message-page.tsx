import type { ReactNode } from 'react';
import { actions } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import { h1, lead } from '~/ui/section.css';
import * as styles from './message-page.css';

interface MessagePageProps {
  title: string;
  text: string;
  lang?: string | undefined;
  form?: ReactNode;
  children: ReactNode;
}

export function MessagePage({ title, text, lang, form, children }: MessagePageProps) {
  return (
    <div className={styles.page} lang={lang}>
      <Lattice tone="onPaper" className={styles.lattice} />
      <div className={container}>
        <div className={styles.body}>
          <h1 className={h1}>{title}</h1>
          <p className={lead}>{text}</p>
          {form}
          <div className={`${actions} ${styles.row}`}>{children}</div>
        </div>
      </div>
    </div>
  );
}
