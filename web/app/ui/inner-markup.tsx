import type { HTMLAttributes } from 'react';

interface InnerMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Rendered by our own components; never what somebody typed. */
  html: string;
  as?: 'div' | 'code';
}

/** Puts finished markup into a document. */
export function InnerMarkup({ html, as: Element = 'div', ...attributes }: InnerMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components alone
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
