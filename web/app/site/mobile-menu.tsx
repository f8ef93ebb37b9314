import { Button, CloseButton, Drawer, Portal, Stack } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';
import { Chakra } from '~/ui/chakra';
import { Link } from '~/ui/link';
import { NAVIGATION, SEARCH } from './navigation-items';
import type { WidgetProps } from './widget';

export default function MobileMenu({ isOpen, onOpenChange, triggerId }: WidgetProps) {
  const { nav } = useTexts('frame');
  const close = () => onOpenChange(false);
  return (
    <Chakra>
      <Drawer.Root
        open={isOpen}
        onOpenChange={({ open }) => onOpenChange(open)}
        ids={{ trigger: triggerId }}
        finalFocusEl={() => document.getElementById(triggerId)}
        size="xs"
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content lang={nav.lang} colorPalette="brand">
              <Drawer.Header>
                <Drawer.Title>{nav.menuTitle}</Drawer.Title>
              </Drawer.Header>
              <Drawer.Body>
                <Stack as="ul" listStyleType="none" gap="1" mb="6">
                  {[...NAVIGATION, SEARCH].map(({ text, to }) => (
                    <li key={text}>
                      <Button
                        asChild
                        variant="ghost"
                        size="xl"
                        w="full"
                        justifyContent="flex-start"
                        color="ink"
                        px="3"
                      >
                        <Link to={to} onClick={close}>
                          {nav[text]}
                        </Link>
                      </Button>
                    </li>
                  ))}
                </Stack>
                <Button asChild size="xl" w="full">
                  <Link to="/#contact" onClick={close}>
                    {nav.getInTouch}
                  </Link>
                </Button>
              </Drawer.Body>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="lg" aria-label={nav.closeMenu} />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Chakra>
  );
}
