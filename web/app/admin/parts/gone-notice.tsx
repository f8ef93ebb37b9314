import { Button } from '@chakra-ui/react';
import { Notice } from './notice';

interface GoneNoticeProps {
  title: string;
  back: string;
  onBack: () => void;
}

export function GoneNotice({ title, back, onBack }: GoneNoticeProps) {
  return (
    <Notice
      status="info"
      title={title}
      actions={
        <Button size="sm" variant="outline" onClick={onBack}>
          {back}
        </Button>
      }
    />
  );
}
