import { Heading, Stack, Text } from '@chakra-ui/react';
import { forwardRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';

interface PanelFrameProps {
  /** Says where the text stands. */
  about: ReactNode;
  onLeave: () => void;
  children: ReactNode;
}

/** Surrounds the form of one text; Escape leaves it. */
export const PanelFrame = forwardRef<HTMLDivElement, PanelFrameProps>(function PanelFrame(
  { about, onLeave, children },
  ref,
) {
  const { panel } = useTexts('admin-page-texts');
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onLeave();
  };
  return (
    <Stack ref={ref} gap="4" onKeyDown={leave}>
      <div>
        <Heading as="h3" fontSize="1rem">
          {panel.title}
        </Heading>
        <Text fontSize="0.8125rem" color="fg.subtle" overflowWrap="anywhere">
          {about}
        </Text>
      </div>
      {children}
    </Stack>
  );
});
