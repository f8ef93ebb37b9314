import { Box, Flex, Typography } from '@strapi/design-system';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { KnownTag } from '../../../contract/post-fields';

interface Props {
  id: string;
  suggestions: readonly KnownTag[];
  /** -1 before the arrow keys are used. */
  chosen: number;
  onChoose: (tag: string) => void;
}

/** Leaves the focus in the field, whose arrow keys reach the options. */
export function TagSuggestions({ id, suggestions, chosen, onChoose }: Props) {
  return (
    <List
      id={`${id}-list`}
      role="listbox"
      aria-label="Vorschläge"
      hidden={suggestions.length === 0}
      background="neutral0"
      shadow="filterShadow"
      borderColor="neutral200"
      hasRadius
    >
      {suggestions.map(({ tag, count }, index) => (
        <Option
          key={tag}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          justifyContent="space-between"
          gap={4}
          paddingTop={2}
          paddingBottom={2}
          paddingLeft={4}
          paddingRight={4}
          // Keeps the focus in the field, which would otherwise lose it before the click arrives.
          onPointerDown={(event: PointerEvent) => event.preventDefault()}
          onClick={() => onChoose(tag)}
        >
          <Typography textColor="neutral800">{tag}</Typography>
          <Typography variant="pi" textColor="neutral600">
            {count === 1 ? '1 Beitrag' : `${count} Beiträge`}
          </Typography>
        </Option>
      ))}
    </List>
  );
}

const List = styled(Box)`
  position: absolute;
  top: calc(100% + 4px);
  left: 0;
  right: 0;
  z-index: 4;
  max-height: 32rem;
  overflow-y: auto;
`;

const Option = styled(Flex)`
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;
