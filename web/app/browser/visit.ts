export function visitType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type;
}

export function isWithinSite(): boolean {
  const type = visitType();
  if (type === 'back_forward') return true;
  return type !== 'reload' && document.referrer.startsWith(`${window.location.origin}/`);
}
