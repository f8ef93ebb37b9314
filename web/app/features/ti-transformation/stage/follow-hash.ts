/** Reports the hash now, on changes, and on links to the current hash, which fire no `hashchange`. */
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
