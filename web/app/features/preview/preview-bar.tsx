import { useRevalidator } from '@remix-run/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { container } from '~/ui/layout.css';
import type { Preview } from './preview';
import * as styles from './preview.css';

interface PreviewBarProps {
  preview: Preview;
  /** Where the draft stands, in words. */
  state: string;
}

/** Says that this is no page of visitors, and shows each save; the code for that is fetched in a preview only. */
export function PreviewBar({ preview, state }: PreviewBarProps) {
  const { labels, panelOrigin } = preview;
  const { revalidate } = useRevalidator();
  const latest = useRef({ labels, revalidate });
  latest.current = { labels, revalidate };
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
    let stop: (() => void) | null = null;
    let isCancelled = false;
    void import('./follow-panel').then(({ followPanel }) => {
      if (isCancelled) return;
      const onSave = () => latest.current.revalidate();
      stop = followPanel({ panelOrigin, labels: latest.current.labels, onSave });
      setFollowing(true);
    });
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [panelOrigin]);
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
