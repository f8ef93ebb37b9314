import { Box, Flex, IconButton } from '@strapi/design-system';
import {
  Bold,
  BulletList,
  Code,
  HeadingOne,
  HeadingThree,
  HeadingTwo,
  Italic,
  Link as LinkIcon,
} from '@strapi/icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { LINK, MARKS, type MarkName, nameWithShortcut } from './marks';

interface Button {
  id: MarkName | 'link';
  icon: ReactNode;
}

const GROUPS: readonly (readonly Button[])[] = [
  [
    { id: 'largeHeading', icon: <HeadingOne /> },
    { id: 'heading', icon: <HeadingTwo /> },
    { id: 'smallHeading', icon: <HeadingThree /> },
  ],
  [
    { id: 'bold', icon: <Bold /> },
    { id: 'italic', icon: <Italic /> },
    { id: 'code', icon: <Code /> },
  ],
  [
    { id: 'link', icon: <LinkIcon /> },
    { id: 'list', icon: <BulletList /> },
  ],
];
const BUTTONS = GROUPS.flat();

const placeAfter = (key: string, place: number): number | null => {
  if (key === 'ArrowRight') return (place + 1) % BUTTONS.length;
  if (key === 'ArrowLeft') return (place - 1 + BUTTONS.length) % BUTTONS.length;
  if (key === 'Home') return 0;
  return key === 'End' ? BUTTONS.length - 1 : null;
};

interface Props {
  controls: string;
  disabled: boolean;
  onMark: (name: MarkName) => void;
  onLink: () => void;
}

/** Takes one stop of the Tab key; arrow keys move between the buttons. */
export function Toolbar({ controls, disabled, onMark, onLink }: Props) {
  const [current, setCurrent] = useState<Button['id']>('largeHeading');

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const place = placeAfter(
      event.key,
      BUTTONS.findIndex(({ id }) => id === current),
    );
    if (place === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[place]?.focus();
  }

  return (
    <Frame background="neutral100" padding={1}>
      <Flex
        role="toolbar"
        aria-label="Formatierung"
        aria-controls={controls}
        gap={4}
        wrap="wrap"
        onKeyDown={move}
      >
        {GROUPS.map((group) => (
          <Flex key={group[0]?.id} gap={1}>
            {group.map(({ id, icon }) => (
              <ToolbarButton
                key={id}
                label={nameWithShortcut(id === 'link' ? LINK : MARKS[id])}
                variant="ghost"
                disabled={disabled}
                tabIndex={id === current ? 0 : -1}
                onFocus={() => setCurrent(id)}
                onClick={() => (id === 'link' ? onLink() : onMark(id))}
              >
                {icon}
              </ToolbarButton>
            ))}
          </Flex>
        ))}
      </Flex>
    </Frame>
  );
}

const Frame = styled(Box)`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-bottom: 0;
  border-radius: ${({ theme }) => theme.borderRadius} ${({ theme }) => theme.borderRadius} 0 0;
`;

/** Strapi's grey is too light for icons without words. */
const ToolbarButton = styled(IconButton)`
  svg,
  svg path {
    fill: ${({ theme }) => theme.colors.neutral700};
  }
`;
