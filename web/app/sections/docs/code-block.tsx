import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '~/styled-system/css';
import { needsScript, visuallyHidden } from '~/ui/layout.css';
import * as styles from './code-block.css';
import { copyText } from './copy-text';
import { highlightJson } from './highlight';

const THANKS_MS = 2_000;

interface CodeBlockProps {
  /** "Request" or "response". */
  title: string;
  /** What it belongs to, for those who meet the block out of its context. */
  context: string;
  code: string;
  labels: { copy: string; copied: string };
}

export function CodeBlock({ title, context, code, labels }: CodeBlockProps) {
  const titleId = useId();
  const block = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (block.current) setCopied(await copyText(block.current));
  };

  return (
    <figure className={styles.frame} data-ground="ink">
      <figcaption className={styles.bar}>
        <p id={titleId} className={styles.title}>
          {title}
          <span className={visuallyHidden}>: {context}</span>
        </p>
        <button
          type="button"
          className={cx(styles.copy, needsScript)}
          onClick={copy}
          aria-describedby={titleId}
        >
          {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {isCopied ? labels.copied : labels.copy}
        </button>
        <span role="status" className={visuallyHidden}>
          {isCopied && labels.copied}
        </span>
      </figcaption>
      {/* What scrolls has to be reachable by keyboard (WCAG 2.1.1); `useScrollBlocks` takes it back where nothing scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see the line above */}
      <pre ref={block} className={styles.code} data-scrolls tabIndex={0}>
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
