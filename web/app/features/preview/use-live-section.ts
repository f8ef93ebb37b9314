import { useEffect, useState } from 'react';
import type { ShownSection } from '~/content/published/shown-section';
import { useLanguage } from '~/i18n/language';
import type { Preview } from './preview';

const doNothing = () => Promise.resolve();

/**
 * The previewed section as it is being typed in /admin, null until the first text arrives; the element with the id
 * `elementId` is marked. The code for all that is fetched in a preview only;
 * `prepare` fetches what the page shows the section with.
 */
export function useLiveSection(
  preview: Preview | null,
  elementId: string,
  prepare: () => Promise<unknown> = doNothing,
): ShownSection | null {
  const { language } = useLanguage();
  const [section, setSection] = useState<ShownSection | null>(null);
  const { sectionKey = null, labels } = preview ?? {};
  useEffect(() => {
    if (sectionKey === null || !labels) return;
    let stop: (() => void) | null = null;
    let isCancelled = false;
    void Promise.all([import('./receiver'), prepare()]).then(([{ receivePreview }]) => {
      if (isCancelled) return;
      const element = document.getElementById(elementId);
      stop = receivePreview({ sectionKey, element, language, labels, onSection: setSection });
    });
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [sectionKey, elementId, language, labels, prepare]);
  return section;
}
