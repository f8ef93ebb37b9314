import { Alert } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';

/** In place of a tab that Strapi does not let this account read. */
export function NotAllowed() {
  const { frame } = useTexts('admin');
  return (
    <Alert.Root status="info" borderRadius="card">
      <Alert.Indicator />
      <Alert.Title>{frame.notAllowed}</Alert.Title>
    </Alert.Root>
  );
}
