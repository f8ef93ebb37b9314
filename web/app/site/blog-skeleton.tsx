import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { splitPath } from '~/i18n/paths';
import { useTexts } from '~/i18n/texts';
import { cardGrid } from '~/ui/cards.css';
import { container, visuallyHidden } from '~/ui/layout.css';
import * as styles from './blog-skeleton.css';

/** Below this a skeleton would only flicker. */
const INSTANT_MS = 300;
const CARDS = 6;

/** Whether a navigation to the list of the blog takes longer than an instant (decisions C16). */
export function useIsBlogPending(): boolean {
  const { state, location } = useNavigation();
  const isToBlog = state === 'loading' && splitPath(location.pathname).path === '/blog';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isToBlog) return;
    const timer = setTimeout(() => setIsSlow(true), INSTANT_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isToBlog]);
  return isToBlog && isSlow;
}

/** On every page, because screen readers announce what comes into an element that they already know. */
export function BlogStatus({ isPending }: { isPending: boolean }) {
  const { pending } = useTexts('frame');
  return (
    <p role="status" className={visuallyHidden} lang={pending.lang}>
      {isPending && pending.articles}
    </p>
  );
}

/** Six cards without words, where those of the list will be. */
export function BlogSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={container}>
        <div className={styles.title} />
        <div className={cardGrid}>
          {Array.from({ length: CARDS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
            <div key={index} className={styles.card} data-skeleton="" />
          ))}
        </div>
      </div>
    </div>
  );
}
