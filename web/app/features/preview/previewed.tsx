import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '~/i18n/languages';
import * as styles from './preview.css';
import { usePreview } from './use-preview';

/** Stands around what editors can change and marks it in its preview; for visitors it is not there. */
export function Previewed({ sectionKey, children }: { sectionKey: string; children: ReactNode }) {
  const preview = usePreview();
  if (preview?.sectionKey !== sectionKey) return children;
  return (
    <div className={styles.marked} data-preview={sectionKey} tabIndex={-1}>
      <p className={styles.label} lang={DEFAULT_LANGUAGE}>
        {preview.labels.mark}
      </p>
      {children}
    </div>
  );
}
