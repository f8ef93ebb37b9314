import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Tab } from './admin-location';

/** Shows a shadow at each end that hides tabs: the white layers scroll along and cover it at the ends of the list. */
const SHADOWS = [
  'linear-gradient(to right, white 40%, transparent) 0 0 / 3rem 100% no-repeat local',
  'linear-gradient(to left, white 40%, transparent) 100% 0 / 3rem 100% no-repeat local',
  'linear-gradient(to right, {colors.lineStrong/25}, transparent) 0 0 / 0.75rem 100% no-repeat scroll',
  'linear-gradient(to left, {colors.lineStrong/25}, transparent) 100% 0 / 0.75rem 100% no-repeat scroll',
].join(', ');

export function TabStrip({ shown, children }: { shown: Tab; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when another tab is chosen
  useEffect(() => {
    const element = strip.current;
    const tab = element?.querySelector('[role=tab][aria-selected=true]');
    if (!element || !tab) return;
    const center = () => {
      const [outer, inner] = [element.getBoundingClientRect(), tab.getBoundingClientRect()];
      // Not scrollIntoView, which would scroll the page too.
      element.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    };
    center();
    // The list grows when the number of unread messages arrives.
    const observer = new ResizeObserver(center);
    observer.observe(tab.parentElement ?? tab);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <Box
      ref={strip}
      borderBottom="1px solid"
      borderColor="border"
      overflowX="auto"
      css={{ background: `${SHADOWS}, {colors.bg}`, scrollbarWidth: 'none' }}
    >
      {children}
    </Box>
  );
}
