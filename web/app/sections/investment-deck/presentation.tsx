import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useRef } from 'react';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { visuallyHidden } from '~/ui/layout.css';
import * as styles from './presentation.css';
import { Slide } from './slide';
import type { SlideContent } from './slides';
import { usePresentation } from './use-presentation';
import { useSlideScale } from './use-slide-scale';

interface PresentationProps {
  slides: readonly SlideContent[];
  texts: PageTexts<'gated-deck'>['presentation'];
  onClose: () => void;
}

export function Presentation({ slides, texts, onClose }: PresentationProps) {
  const total = slides.length;
  const { dialog, stage, current, go, end, onKeyDown } = usePresentation(total, onClose);
  const sheet = useRef<HTMLDivElement>(null);
  useSlideScale(stage, sheet);
  const slide = slides[current];
  if (!slide) return null;
  const isFirst = current === 0;
  const isLast = current === total - 1;
  const position = fill(texts.position, { current: current + 1, total, title: slide.title });
  return (
    <dialog
      ref={dialog}
      aria-label={texts.label}
      className={styles.dialog}
      lang={texts.lang}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        end();
      }}
    >
      <section
        ref={stage}
        className={styles.stage}
        data-ground={slide.ground}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and keyboards start here
        tabIndex={0}
        aria-label={position}
      >
        <div ref={sheet} className={styles.sheet}>
          <Slide {...slide} isRepeated number={current + 1} total={total} />
        </div>
      </section>
      <p role="status" className={visuallyHidden}>
        {position}
      </p>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label={texts.previous}
          aria-disabled={isFirst || undefined}
          onClick={() => go(Math.max(current - 1, 0))}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </button>
        <p className={styles.keys}>{texts.keys}</p>
        <button
          type="button"
          className={styles.control}
          aria-label={texts.next}
          aria-disabled={isLast || undefined}
          onClick={() => go(Math.min(current + 1, total - 1))}
        >
          <ArrowRight size={20} aria-hidden="true" />
        </button>
        <button type="button" className={styles.control} aria-label={texts.leave} onClick={end}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}
