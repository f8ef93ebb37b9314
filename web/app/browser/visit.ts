export function isWithinSite(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') return true;
  return visit?.type !== 'reload' && document.referrer.startsWith(`${window.location.origin}/`);
}
