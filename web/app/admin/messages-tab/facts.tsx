import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Grid
      as="dl"
      mt="4"
      gap="1.5"
      columnGap="5"
      templateColumns={{ base: '1fr', sm: 'max-content minmax(0, 1fr)' }}
      fontSize="0.9375rem"
    >
      {facts.map(({ label, value }) => (
        <Box key={label} display={{ sm: 'contents' }} mb={{ base: '1', sm: '0' }}>
          <chakra.dt color="fg.subtle">{label}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </Box>
      ))}
    </Grid>
  );
}
