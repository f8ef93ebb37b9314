import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PAGE_END } from '~/admin/parts/foot-bar';

interface BesidePreviewProps {
  preview: ReactNode;
  children: ReactNode;
}

export function BesidePreview({ preview, children }: BesidePreviewProps) {
  if (!preview) return children;
  return (
    <Grid
      gap={{ base: '5', xl: '7' }}
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
      {/* The bar at the end takes back this room, and must not lie on the preview below. */}
      <Box minW="0" pb={{ base: PAGE_END, xl: '0' }}>
        {children}
      </Box>
      {/* After the form: by keyboard the way to Save would else lead through the whole page in the frame. */}
      <Box minW="0" position={{ xl: 'sticky' }} top={{ xl: '4' }}>
        {preview}
      </Box>
    </Grid>
  );
}
