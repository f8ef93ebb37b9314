import { drawing } from '~/drawings/drawing.css';
import { ILLUSTRATION_SIZE } from '~/drawings/illustration-names';
import { MOTIFS } from '~/drawings/motifs';
import { STROKES } from '~/drawings/parts';
import { motifOf, type PostLook } from '~/drawings/post-look';
import { cx } from '~/styled-system/css';
import * as styles from './drawn-cover.css';

const { width, height } = ILLUSTRATION_SIZE;

interface DrawnCoverProps extends PostLook {
  className?: string;
}

export function DrawnCover({ className, ...look }: DrawnCoverProps) {
  const Motif = MOTIFS[motifOf(look)];
  return (
    <svg
      className={cx(drawing, styles.cover, className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      {...STROKES}
    >
      <Motif />
    </svg>
  );
}
