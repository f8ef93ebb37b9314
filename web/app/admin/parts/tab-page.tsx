import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TabPageProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function TabPage({ title, lead, actions, children }: TabPageProps) {
  return (
    <>
      <Flex gap="4" align="end" justify="space-between" wrap="wrap" mb="5">
        <div>
          <Heading as="h2" fontSize="1.5rem" lineHeight="1.25">
            {title}
          </Heading>
          {lead && (
            <Text mt="1" maxW="44rem" fontSize="0.9375rem" lineHeight="1.55" color="fg.subtle">
              {lead}
            </Text>
          )}
        </div>
        {actions && (
          <Flex gap="2" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </>
  );
}
