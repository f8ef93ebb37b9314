import { Alert, Button, Flex } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';

/** The code of a tab cannot be loaded if the site is down, or was deployed since the screen opened. */
export function TabFailure({ onRetry }: { onRetry: () => void }) {
  const { frame, unloadable } = useTexts('admin');
  return (
    <Alert.Root status="error" borderRadius="card" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1 1 18rem">
        <Alert.Title role="alert">{unloadable.title}</Alert.Title>
        <Alert.Description>{unloadable.text}</Alert.Description>
      </Alert.Content>
      <Flex gap="2" wrap="wrap" colorPalette="brand">
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            // This button is removed, so the focus moves to the tab.
            document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
            onRetry();
          }}
        >
          {frame.retry}
        </Button>
        <Button size="sm" onClick={() => window.location.reload()}>
          {unloadable.reload}
        </Button>
      </Flex>
    </Alert.Root>
  );
}
