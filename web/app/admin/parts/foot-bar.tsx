import { Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSaveKeys } from './use-save-keys';

/** The room below a tab. */
export const PAGE_END = '16';

/** On a low window, such as an enlarged one, the bar would leave too little room for the form. */
const LOW_WINDOW = '@media (max-height: 34rem)';

/**
 * Keeps the notices above the bar, as the banner of the public pages does: a notice must not cover the button to press.
 * By the same room the page scrolls a field that gets the focus out from under the bar (theme/global-css).
 * The bar sticks to the window's foot.
 */
function useFootRoom() {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const page = document.documentElement;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      if (height === 0) return; // It is in a tab that is not shown.
      const room = `${Math.max(0, page.clientHeight - top)}px`;
      const isSticky = getComputedStyle(element).position === 'sticky';
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
  }, []);
  return foot;
}

interface FootBarProps {
  /** What Ctrl + S does, ⌘ + S on a Mac; null where nothing can be saved now. */
  onSave: (() => void) | null;
  children: ReactNode;
}

/** What can be done with a form, at the foot of the window. */
export function FootBar({ onSave, children }: FootBarProps) {
  const foot = useFootRoom();
  useSaveKeys(foot, onSave);
  return (
    <Flex
      ref={foot}
      position="sticky"
      bottom="0"
      zIndex="docked"
      mt="6"
      // At the end of the page too, where the room below would lift it: a button must not move while it is pressed.
      mb={`-${PAGE_END}`}
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
      boxShadow="float"
      css={{ [LOW_WINDOW]: { position: 'static', boxShadow: 'none' } }}
    >
      {children}
    </Flex>
  );
}
