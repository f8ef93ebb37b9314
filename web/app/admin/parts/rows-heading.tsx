import { Box, Heading, Text } from '@chakra-ui/react';

/** Heads a group of fields between language columns. */
export function RowsHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <Box borderTop="1px solid" borderColor="border" pt="5">
      <Heading as="h4" fontSize="1rem">
        {title}
      </Heading>
      <Text mt="1" fontSize="0.875rem" color="fg.subtle">
        {lead}
      </Text>
    </Box>
  );
}
