import { Button, Flex, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '~/i18n/texts';

/** Far longer than a page of the site takes to load. */
const TIMEOUT_MS = 8_000;

export function PreviewState({ isReady, onReload }: { isReady: boolean; onReload: () => void }) {
  const { preview } = useTexts('admin-pages');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  const isMissing = isLate && !isReady;
  return (
    <Flex
      px="3"
      py="1.5"
      columnGap="3"
      rowGap="1"
      align="center"
      wrap="wrap"
      fontSize="0.8125rem"
      borderTop="1px solid"
      borderColor="border"
      bg={isMissing ? 'signal.amberTint' : undefined}
    >
      <Text role="status" color={isMissing ? 'fg' : 'fg.subtle'}>
        {isReady ? preview.live : isMissing ? preview.missing : preview.loading}
      </Text>
      {isMissing && (
        <Button size="xs" variant="outline" bg="bg" onClick={onReload}>
          <RotateCw size={14} aria-hidden="true" />
          {preview.loadAgain}
        </Button>
      )}
    </Flex>
  );
}
