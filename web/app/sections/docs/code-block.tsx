import { Check, Copy } from 'lucide-react';
import { cx } from '~/styled-system/css';
import { needsScript, visuallyHidden } from '~/ui/layout.css';
import * as styles from './code-block.css';
import { highlightJson } from './highlight';

interface CodeBlockProps {
  /** "Request" or "response". */
  title: string;
  /** What it belongs to, for those who meet the block out of its context. */
  context: string;
  code: string;
  labels: { copy: string; copied: string };
}

export function CodeBlock({ title, context, code, labels }: CodeBlockProps) {
  return (
    <figure className={styles.frame} data-ground="ink">
      <figcaption className={styles.bar}>
        <p className={styles.title}>
          {title}
          <span className={visuallyHidden}>: {context}</span>
        </p>
        <button
          type="button"
          className={cx(styles.copy, needsScript)}
          data-copies-block=""
          aria-label={`${labels.copy}: ${title}, ${context}`}
        >
          <span className={styles.label}>
            <Copy size={16} aria-hidden="true" />
            {labels.copy}
          </span>
          <span className={styles.label} hidden>
            <Check size={16} aria-hidden="true" />
            {labels.copied}
          </span>
        </button>
        <span role="status" className={visuallyHidden} data-says={labels.copied} />
      </figcaption>
      {/* What scrolls has to be reachable by keyboard (WCAG 2.1.1); app/browser/scroll-blocks.ts takes it back where nothing scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see the line above */}
      <pre className={styles.code} data-scrolls tabIndex={0}>
        <code lang="en" translate="no">
          {highlightJson(code).map(({ kind, code: part }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
            <span key={index} className={styles.parts[kind]}>
              {part}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
