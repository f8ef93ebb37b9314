import { Lock, Play, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDeckSession } from '~/features/gates/deck-session';
import { useLock } from '~/features/gates/use-lock';
import { useTexts } from '~/i18n/texts';
import { PageIntro } from '~/sections/shared/page-intro';
import { cx } from '~/styled-system/css';
import { primary, secondary } from '~/ui/button.css';
import { needsScript } from '~/ui/layout.css';
import { notify } from '~/ui/toast';
import * as styles from './deck.css';
import type { DeckContent } from './deck-content.server';
import { enterFullscreen } from './fullscreen';
import { Presentation } from './presentation';
import { Slide } from './slide';
import { slidesOf } from './slides';

interface DeckProps {
  content: DeckContent;
  action: string;
}

export function Deck({ content, action }: DeckProps) {
  const { page, presentation } = content.texts;
  const { toasts } = useTexts('investment-deck');
  const slides = slidesOf(content);
  useDeckSession(true);
  const { isLocking, lock } = useLock({
    action,
    onLock: () => notify({ title: toasts.loggedOutTitle, description: toasts.loggedOutText }),
    onFailure: () =>
      notify({ title: toasts.lockFailedTitle, description: toasts.lockFailedText, variant: 'destructive' }),
  });
  const [isPresenting, setPresenting] = useState(false);
  const presentButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={styles.intro} data-without-banner="">
        <PageIntro {...page}>
          <button
            ref={presentButton}
            type="button"
            className={cx(primary, needsScript)}
            // Enters full screen first: what enters it later would cover an open dialog.
            onClick={() => enterFullscreen().finally(() => setPresenting(true))}
          >
            <Play size={18} aria-hidden="true" />
            {page.present}
          </button>
          <button type="button" className={cx(secondary, needsScript)} data-prints="page">
            <Printer size={18} aria-hidden="true" />
            {page.print}
          </button>
          <form
            method="post"
            className={styles.lock}
            onSubmit={(event) => {
              event.preventDefault();
              void lock();
            }}
          >
            <button
              type="submit"
              name="intent"
              value="lock"
              className={secondary}
              aria-disabled={isLocking || undefined}
            >
              <Lock size={18} aria-hidden="true" />
              {isLocking ? page.locking : page.lock}
            </button>
          </form>
        </PageIntro>
      </div>
      {slides.map((slide, index) => (
        <Slide key={slide.name} {...slide} number={index + 1} total={slides.length} />
      ))}
      {isPresenting && (
        <Presentation
          slides={slides}
          texts={presentation}
          onClose={() => {
            setPresenting(false);
            presentButton.current?.focus();
          }}
        />
      )}
    </>
  );
}
