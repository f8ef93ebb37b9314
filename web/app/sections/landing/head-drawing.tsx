import type { PostMotif } from 'contract/post-fields';
import { drawing } from '~/drawings/drawing.css';
import { ILLUSTRATION_SIZE } from '~/drawings/illustration-names';
import { MOTIFS } from '~/drawings/motifs';
import { STROKES } from '~/drawings/parts';
import { cx } from '~/styled-system/css';

import * as styles from './landing.css';

const { width, height } = ILLUSTRATION_SIZE;

export function HeadDrawing({ motif }: { motif: PostMotif }) {
  const Motif = MOTIFS[motif];
  return (
    <svg
      className={cx(drawing, styles.drawing)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      {...STROKES}
    >
      <Motif />
    </svg>
  );
}
