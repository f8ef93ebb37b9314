import { type ReactNode, type RefObject, useContext } from 'react';
import { ARRANGEMENTS, phoneArrangement } from '~/features/ti-transformation/drawing/arrangements';
import { BOXES, type BoxId } from '~/features/ti-transformation/drawing/boxes';
import type { Phase } from '~/features/ti-transformation/playback/phases';
import { InnerMarkup } from '~/ui/inner-markup';
import { DrawnPictures } from './drawn-pictures';
import * as styles from './picture.css';

interface PictureProps {
  picture: RefObject<HTMLElement>;
  phase: Phase | null;
  hasPlainWords: boolean;
  label: string;
  children: ReactNode;
}

export function Picture({ picture, phase, hasPlainWords, label, children }: PictureProps) {
  const drawn = useContext(DrawnPictures);
  return (
    <section
      ref={picture}
      className={styles.picture}
      aria-label={label}
      data-stage-picture
      data-on-phone={phoneArrangement(phase)}
      data-wording={hasPlainWords ? 'plain' : 'official'}
    >
      <InnerMarkup
        className={styles.drawings}
        html={drawn ? ARRANGEMENTS.map((name) => drawn[name]).join('') : ''}
        suppressHydrationWarning
      />
      {children}
    </section>
  );
}

export const boxSlug = (id: BoxId) => BOXES.find((box) => box.id === id)?.slug ?? id;
