/**
 * Tells the hash of the address now, when it changes, and when somebody follows a link to the hash that the address has
 * already, which changes nothing.
 */
export function followHash(tell: (hash: string) => void): () => void {
  const tellNow = () => tell(window.location.hash);
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) tellNow();
  };
  tellNow();
  window.addEventListener('hashchange', tellNow);
  window.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('hashchange', tellNow);
    window.removeEventListener('click', onClick);
  };
}
