/** Returns null for keys that lead nowhere. Presenter remotes send Page Up and Page Down. */
export function slideAfter(key: string, current: number, total: number): number | null {
  const last = total - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
      return Math.min(current + 1, last);
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
