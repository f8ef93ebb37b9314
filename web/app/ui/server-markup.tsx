import type { HTMLAttributes } from 'react';

interface ServerMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Rendered by our own components; never what somebody typed. */
  html: string;
  as?: 'div' | 'code';
}

/** What the server has rendered to its end: the browser takes it as it stands and runs nothing for it. */
export function ServerMarkup({ html, as: Element = 'div', ...attributes }: ServerMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it, with markup of our own components alone
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
