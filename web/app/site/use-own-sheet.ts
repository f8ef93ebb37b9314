import { useEffect } from 'react';

/**
 * A style sheet that holds while the page is shown, and on no other: a document brings it in its head, a navigation
 * does not.
 */
export function useOwnSheet(href: string, media: string): void {
  useEffect(() => {
    const sheet =
      document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`) ?? document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.media = media;
    sheet.href = href;
    if (!sheet.isConnected) document.head.append(sheet);
    return () => sheet.remove();
  }, [href, media]);
}
