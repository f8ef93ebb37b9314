/** Matches copy of /admin, which is German and has no translations (decisions C8). */
export function isGermanOnly(page: string): boolean {
  return page === 'admin' || page.startsWith('admin-');
}
