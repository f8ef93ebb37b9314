/** Copy of /admin, which is always German (decisions C8): these files have no translations. */
export function isGermanOnly(page: string): boolean {
  return page === 'admin' || page.startsWith('admin-');
}
