import { createElement, Fragment } from 'react';
import * as styles from './code-text.css';

/** A backtick alone is part of the text. */
const CODE = /`([^`]+)`/;

export function CodeText({ children }: { children: string }) {
  const parts = children.split(CODE).map((part, index) => (index % 2 === 1 ? codeOf(part) : part));
  // As arguments the parts need no keys, for which a text can hold the same code twice.
  return createElement(Fragment, null, ...parts);
}

const codeOf = (text: string) => (
  <code className={styles.code} translate="no">
    {text}
  </code>
);
