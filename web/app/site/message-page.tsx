import type { ReactNode } from 'react';
import { drawing } from '~/drawings/drawing.css';
import { ILLUSTRATION_SIZE } from '~/drawings/illustration-names';
import { DeadEndDrawing } from '~/drawings/illustrations/dead-end';
import { UnpluggedDrawing } from '~/drawings/illustrations/unplugged';
import { STROKES } from '~/drawings/parts';
import { cx } from '~/styled-system/css';
import { actions } from '~/ui/button.css';
import { container } from '~/ui/layout.css';
import { h1, lead } from '~/ui/section.css';
import * as styles from './message-page.css';

/** Drawn into the page: no other page shows them, so the file of all drawings lacks them. */
const DRAWINGS = { missing: DeadEndDrawing, unavailable: UnpluggedDrawing };

interface MessagePageProps {
  title: string;
  text: string;
  hint?: string;
  lang?: string | undefined;
  what: keyof typeof DRAWINGS;
  form?: ReactNode;
  children: ReactNode;
}

export function MessagePage({ title, text, hint, lang, what, form, children }: MessagePageProps) {
  const Drawing = DRAWINGS[what];
  const { width, height } = ILLUSTRATION_SIZE;
  return (
    <div className={styles.page} lang={lang} data-without-banner="">
      <div className={cx(container, styles.layout)}>
        <div className={styles.body}>
          <h1 className={h1}>{title}</h1>
          <p className={lead}>{text}</p>
          {hint && <p className={lead}>{hint}</p>}
          {form}
          <div className={`${actions} ${styles.row}`}>{children}</div>
        </div>
        <svg
          className={cx(drawing, styles.drawn)}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          {...STROKES}
        >
          <Drawing />
        </svg>
      </div>
    </div>
  );
}
