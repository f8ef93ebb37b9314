import { cx } from '~/styled-system/css';
import { container } from '~/ui/layout.css';
import { Eyebrow } from '~/ui/section';
import { h2, lead as leadStyle } from '~/ui/section.css';
import * as styles from './slide.css';
import type { SlideContent } from './slides';

interface SlideProps extends SlideContent {
  /** Set when the page already shows the slide, so that ids stay unique. */
  isRepeated?: boolean;
  number: number;
  total: number;
}

export function Slide({
  name,
  brand,
  isRepeated = false,
  eyebrow,
  title,
  lead,
  lang,
  ground,
  picture,
  body,
  notes,
  number,
  total,
}: SlideProps) {
  const id = `slide-${name}${isRepeated ? '-again' : ''}`;
  return (
    <section
      aria-labelledby={id}
      lang={lang}
      data-slide=""
      data-ground={ground}
      className={styles.slide[ground]}
    >
      <div className={cx(container, styles.content)}>
        <div className={styles.head} data-picture={picture ? '' : undefined}>
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h2 id={id} className={h2}>
              {title}
            </h2>
            {lead && <p className={leadStyle}>{lead}</p>}
          </div>
          {picture}
        </div>
        <div className={styles.body}>{body}</div>
        {!isRepeated && notes}
        <p className={styles.foot} aria-hidden="true">
          <span>{brand}</span>
          <span>
            {number} / {total}
          </span>
        </p>
      </div>
    </section>
  );
}
