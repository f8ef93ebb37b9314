import { Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSaveKeys } from './use-save-keys';

export const PAGE_END = '16';

/** In a low window, such as a zoomed one, the bar would take too much room from the form. */
const LOW_WINDOW = '@media (max-height: 34rem)';

/** Publishes the bar's height as `--banner-height`, to keep notices and focused fields clear (theme/global-css). */
function useFootHeight(isHeld: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const page = document.documentElement;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      if (height === 0) return; // The tab is hidden.
      const room = `${Math.max(0, page.clientHeight - top)}px`;
      const isSticky = isHeld && getComputedStyle(element).position === 'sticky';
      page.style.setProperty('--banner-height', isSticky ? room : '0px');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      page.style.removeProperty('--banner-height');
    };
  }, [isHeld]);
  return foot;
}

interface FootBarProps {
  /** Null if nothing can be saved now. */
  onSave: (() => void) | null;
  /** False while the bar offers nothing: it then covers no field. */
  isHeld?: boolean;
  children: ReactNode;
}

export function FootBar({ onSave, isHeld = true, children }: FootBarProps) {
  const foot = useFootHeight(isHeld);
  useSaveKeys(foot, onSave);
  return (
    <Flex
      ref={foot}
      position={isHeld ? 'sticky' : 'static'}
      bottom="0"
      zIndex="docked"
      mt="6"
      // Cancels the padding below the tab or the sheet, which would lift the bar while a button is pressed.
      mb={`calc(-1 * var(--room-below, {spacing.${PAGE_END}}))`}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '5' }}
      py="3"
      gap="3"
      align="center"
      justify="end"
      wrap="wrap"
      bg="bg"
      border="1px solid"
      borderColor="border"
      borderRadius={{ base: '0', md: 'card' }}
      boxShadow={isHeld ? 'float' : 'none'}
      css={{ [LOW_WINDOW]: { position: 'static', boxShadow: 'none' } }}
    >
      {children}
    </Flex>
  );
}
