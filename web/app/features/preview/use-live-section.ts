import { useEffect, useState } from 'react';
import type { ShownSection } from '~/content/published/shown-section';
import { useLanguage } from '~/i18n/language';
import type { Preview } from './preview';

/**
 * The previewed section as it is being typed in /admin, null until the first text arrives; the element with the id
 * `place` is marked. The code for all that is fetched in a preview only.
 */
export function useLiveSection(preview: Preview | null, place: string): ShownSection | null {
  const { language } = useLanguage();
  const [section, setSection] = useState<ShownSection | null>(null);
  const { sectionKey = null, labels } = preview ?? {};
  useEffect(() => {
    if (sectionKey === null || !labels) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    void import('./receiver').then(({ receivePreview }) => {
      if (isGone) return;
      const element = document.getElementById(place);
      stop = receivePreview({ sectionKey, place: element, language, labels, onSection: setSection });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [sectionKey, place, language, labels]);
  return section;
}
