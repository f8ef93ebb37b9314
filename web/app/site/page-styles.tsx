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
