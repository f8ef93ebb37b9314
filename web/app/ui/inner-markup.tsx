import type { HTMLAttributes } from 'react';

interface InnerMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Output of our own components, never user input. */
  html: string;
  as?: 'div' | 'code';
}

export function InnerMarkup({ html, as: Element = 'div', ...attributes }: InnerMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components only
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
