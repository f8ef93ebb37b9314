import { useEffect, useState } from 'react';
import type { Section } from '~/content/section';
import { useLanguage } from '~/i18n/language';
import type { Preview } from './preview';

/**
 * The previewed section as it is being typed in /admin, null until the first text arrives. The code that receives it
 * is fetched in a preview only.
 */
export function useLiveSection(preview: Preview | null): Section | null {
  const { language } = useLanguage();
  const [section, setSection] = useState<Section | null>(null);
  const { sectionKey = null, labels } = preview ?? {};
  useEffect(() => {
    if (sectionKey === null || !labels) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    void import('./receiver').then(({ receivePreview }) => {
      if (!isGone) stop = receivePreview({ sectionKey, language, labels, onSection: setSection });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [sectionKey, language, labels]);
  return section;
}
