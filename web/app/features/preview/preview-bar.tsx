import { DEFAULT_LANGUAGE } from 'contract/languages';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showPageAgain } from '~/islands/page-parts';
import { container } from '~/ui/layout.css';
import { followPanel } from './follow-panel';
import type { Preview } from './preview';
import * as styles from './preview.css';

interface PreviewBarProps {
  preview: Preview;
  /** Where the draft stands, in words. */
  state: string;
}

/** Says that this is no page of visitors, and shows each save; an island of previews alone. */
export function PreviewBar({ preview, state }: PreviewBarProps) {
  const { labels, panelOrigin } = preview;
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => {
    // Keeps what has the focus clear of the bar (theme/global-css.ts).
    const { dataset } = document.documentElement;
    dataset.hasPreviewBar = '';
    return () => {
      delete dataset.hasPreviewBar;
    };
  }, []);
  useEffect(() => {
    setFollowing(true);
    return followPanel({ panelOrigin, labels, onSave: () => void showPageAgain() });
  }, [panelOrigin, labels]);
  return (
    <aside
      className={styles.bar}
      lang={DEFAULT_LANGUAGE}
      aria-label={labels.title}
      data-preview-bar={isFollowing ? 'following' : ''}
    >
      <div className={container}>
        <p className={styles.state} role="status">
          <Eye size={18} aria-hidden="true" />
          <strong>{labels.title}</strong> {state}
        </p>
      </div>
    </aside>
  );
}
