/**
 * Room for the styles of the first paint, which the server writes into the page (web/server/page-styles.ts). React
 * leaves what it finds there. In development it stays empty, and sheets work as they are linked.
 */
export function PageStyles() {
  return (
    <style
      data-styles-of="page"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; without it React would expect no text in there
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
