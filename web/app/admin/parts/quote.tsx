import { Box, type BoxProps, Text } from '@chakra-ui/react';
import type { Language } from 'contract/languages';

interface QuoteProps extends BoxProps {
  label: string;
  language: Language | null;
}

/** Shows a stored text under its name; scrolls by keyboard too. */
export function Quote({ label, language, ...look }: QuoteProps) {
  return (
    <Box minW="0">
      <Text fontSize="0.8125rem" fontWeight="600" color="fg.subtle">
        {label}
      </Text>
      <Box
        mt="1"
        p="2.5"
        maxH="10rem"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={label}
        bg="bg.muted"
        borderRadius="control"
        fontSize="0.875rem"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        {...(language && { lang: language })}
        {...look}
      />
    </Box>
  );
}
