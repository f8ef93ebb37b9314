import { Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { StepText } from './step-text';

interface RecoveryCodesStepProps {
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodesStep({ codes, onDone }: RecoveryCodesStepProps) {
  const { codes: texts } = useTexts('admin-second-factor');
  const [news, setNews] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setNews(texts.copied);
    } catch {
      // Without https browsers have no clipboard API.
      setNews(texts.copyFailed);
    }
  };
  return (
    <Stack gap="4">
      <Heading as="h3" fontSize="1.0625rem">
        {texts.title}
      </Heading>
      <StepText>{texts.text}</StepText>
      <Grid
        as="ul"
        aria-label={texts.list}
        listStyleType="none"
        templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="2"
        p="4"
        bg="bg.subtle"
        borderRadius="control"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={copy}>
          {texts.copy}
        </Button>
        <Button colorPalette="brand" onClick={onDone}>
          {texts.done}
        </Button>
      </Flex>
      <Text role="status">{news}</Text>
    </Stack>
  );
}
