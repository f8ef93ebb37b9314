import { Alert, Button } from '@chakra-ui/react';

interface GoneNoticeProps {
  title: string;
  back: string;
  onBack: () => void;
}

export function GoneNotice({ title, back, onBack }: GoneNoticeProps) {
  return (
    <Alert.Root status="info" borderRadius="card" alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1">{title}</Alert.Title>
      <Button size="sm" variant="outline" onClick={onBack}>
        {back}
      </Button>
    </Alert.Root>
  );
}
