import { Box, Flex, VisuallyHidden } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

export interface StateExplanation {
  Icon: LucideIcon;
  palette: string;
  name: string;
  text: string;
}

export function StateLegend({ title, states }: { title: string; states: readonly StateExplanation[] }) {
  return (
    <Box mt="5" fontSize="0.8125rem" color="fg.subtle">
      <VisuallyHidden as="h3">{title}</VisuallyHidden>
      <Box as="ul" listStyleType="none" display="grid" gap="1.5">
        {states.map(({ Icon, palette, name, text }) => (
          <Flex as="li" key={name} gap="2" align="baseline">
            <Flex as="span" colorPalette={palette} color="colorPalette.fg" alignSelf="center">
              <Icon size={15} aria-hidden="true" />
            </Flex>
            <span>
              <strong>{name}</strong>: {text}
            </span>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
