/** Holds the critical styles that the server inserts (critical-styles.server.ts); empty in development. */
export function PageStyles() {
  return (
    <style
      data-styles-of="page"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React would otherwise expect no text here
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
