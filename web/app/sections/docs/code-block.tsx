import { Check, Copy } from 'lucide-react';
import { cx } from '~/styled-system/css';
import { needsScript, visuallyHidden } from '~/ui/layout.css';
import * as styles from './code-block.css';
import { highlightJson } from './highlight';

interface CodeBlockProps {
  title: string;
  /** Names the endpoint for screen readers that meet the block alone. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls (WCAG 2.1.1); app/browser/scroll-blocks.ts undoes it elsewhere */}
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
