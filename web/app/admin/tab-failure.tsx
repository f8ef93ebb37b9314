import { Alert, Button } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';

/** The code of a tab cannot be loaded if the site is down, or was deployed since the screen opened. */
export function TabFailure() {
  const { unloadable } = useTexts('admin');
  return (
    <Alert.Root status="error" borderRadius="card" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1 1 18rem">
        <Alert.Title role="alert">{unloadable.title}</Alert.Title>
        <Alert.Description>{unloadable.text}</Alert.Description>
      </Alert.Content>
      <Button size="sm" colorPalette="brand" onClick={() => window.location.reload()}>
        {unloadable.reload}
      </Button>
    </Alert.Root>
  );
}
