import { CloseButton, Drawer, Portal, SimpleGrid, Stack } from '@chakra-ui/react';
import { PRODUCTS, productPath } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';
import { Chakra } from '~/ui/chakra';
import { Link } from '~/ui/link';
import { currentMark, NAVIGATION, SEARCH } from './navigation-items';
import { usePath } from './use-path';
import type { WidgetProps } from './widget';

/** Where the visitor is: a line, not a ground, which forced colours would take away. */
const CURRENT = {
  boxShadow: 'none',
  borderLeft: '3px solid',
  borderLeftColor: 'petrol',
  borderLeftRadius: '0',
  // The border of the button was there already, with one pixel.
  pl: 'calc(0.75rem - 2px)',
};

export default function MobileMenu({ isOpen, onOpenChange, triggerId }: WidgetProps) {
  const { nav } = useTexts('frame');
  const path = usePath();
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
                      <ButtonLink
                        variant="ghost"
                        size="xl"
                        w="full"
                        justifyContent="flex-start"
                        color="ink"
                        px="3"
                        _currentPage={CURRENT}
                        css={{ '&[aria-current=true]': CURRENT }}
                      >
                        <Link
                          to={to}
                          onClick={close}
                          aria-current={text === 'search' ? undefined : currentMark(text, path)}
                        >
                          {nav[text]}
                        </Link>
                      </ButtonLink>
                      {text === 'solutions' && <Products path={path} onChoose={close} />}
                    </li>
                  ))}
                </Stack>
                <ButtonLink size="xl" w="full">
                  <Link to="/#contact" onClick={close}>
                    {nav.getInTouch}
                  </Link>
                </ButtonLink>
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

interface ProductsProps {
  path: string;
  onChoose: () => void;
}

/** Two beside each other, so that all of the menu stays on the screen of a phone. */
function Products({ path, onChoose }: ProductsProps) {
  const { products } = useTexts('frame');
  return (
    <SimpleGrid
      as="ul"
      gridTemplateColumns="auto 1fr"
      listStyleType="none"
      lang={products.lang}
      ml="4"
      pl="3"
      borderLeft="1px solid"
      borderColor="border"
    >
      {PRODUCTS.map(({ key, text }) => (
        <li key={key}>
          <ButtonLink
            variant="ghost"
            size="md"
            w="full"
            minH="10"
            justifyContent="flex-start"
            whiteSpace="nowrap"
            fontWeight="500"
            color="body"
            px="2"
            _currentPage={{ color: 'petrol', textDecoration: 'underline' }}
          >
            <Link
              to={productPath(key)}
              onClick={onChoose}
              aria-current={path === productPath(key) ? 'page' : undefined}
            >
              {products[text]}
            </Link>
          </ButtonLink>
        </li>
      ))}
    </SimpleGrid>
  );
}
