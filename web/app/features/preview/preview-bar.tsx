import { DEFAULT_LANGUAGE } from 'contract/languages';
import { Eye } from 'lucide-react';
import { container } from '~/ui/layout.css';
import type { Preview } from './preview';
import * as styles from './preview.css';

interface PreviewBarProps {
  preview: Preview;
  state: string;
}

export function PreviewBar({ preview: { labels }, state }: PreviewBarProps) {
  return (
    <aside className={styles.bar} lang={DEFAULT_LANGUAGE} aria-label={labels.title} data-preview-bar="">
      <div className={container}>
        <p className={styles.state} role="status">
          <Eye size={18} aria-hidden="true" />
          <strong>{labels.title}</strong> {state}
        </p>
      </div>
    </aside>
  );
}
