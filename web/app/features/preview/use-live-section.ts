import { useEffect, useState } from 'react';
import type { ShownSection } from '~/content/published/shown-section';
import { useLanguage } from '~/i18n/language';
import type { Preview } from './preview';
import { receivePreview } from './receiver';

/**
 * The previewed section as it is being typed in /admin, null until the first text arrives; the element with the id
 * `elementId` is marked.
 */
export function useLiveSection(preview: Preview, elementId: string): ShownSection | null {
  const { language } = useLanguage();
  const [section, setSection] = useState<ShownSection | null>(null);
  const { sectionKey, labels } = preview;
  useEffect(() => {
    if (sectionKey === null) return;
    const element = document.getElementById(elementId);
    return receivePreview({ sectionKey, element, language, labels, onSection: setSection });
  }, [sectionKey, elementId, language, labels]);
  return section;
}
