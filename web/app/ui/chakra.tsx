import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '~/theme/system';

/** Only lazily loaded modules may import this: it brings Chakra's run time. */
export function Chakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
