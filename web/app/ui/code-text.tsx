import * as styles from './code-text.css';

export function CodeText({ children }: { children: string }) {
  const parts = children.split('`');
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} className={styles.code} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
