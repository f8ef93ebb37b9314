import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SectionPartProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function SectionPart({ id, title, lead, children }: SectionPartProps) {
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} fontSize="1.125rem">
        {title}
      </Heading>
      <Text mt="1" mb="4" fontSize="0.875rem" lineHeight="1.55" color="fg.subtle" maxW="44rem">
        {lead}
      </Text>
      {children}
    </Box>
  );
}
