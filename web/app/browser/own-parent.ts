/** Tells /admin from Strapi's panel, which frames pages from another origin and types nothing into them. */
export function hasOwnParent(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === window.location.origin;
  } catch {
    return false; // Reading a foreign origin throws.
  }
}
