import { Box } from '@chakra-ui/react';
import type { SecondFactorSetup } from 'contract/second-factor';

/** The white margin that the standard requires: scanners find the code by it. */
const EDGE = 4;

export function QrCode({ size, path, label }: SecondFactorSetup['qrCode'] & { label: string }) {
  const side = size + 2 * EDGE;
  return (
    <Box
      asChild
      w="full"
      maxW="15rem"
      bg="white"
      borderRadius="control"
      border="1px solid"
      borderColor="border"
    >
      <svg
        viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="black" />
      </svg>
    </Box>
  );
}
