import { Alert } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';

export function NotAllowed() {
  const { frame } = useTexts('admin');
  return (
    <Alert.Root status="info" borderRadius="card">
      <Alert.Indicator />
      <Alert.Title>{frame.notAllowed}</Alert.Title>
    </Alert.Root>
  );
}
