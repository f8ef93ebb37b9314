import { Badge, type BadgeProps, Flex } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateMarkProps extends Pick<BadgeProps, 'minW' | 'justifyContent'> {
  palette: 'green' | 'yellow' | 'red' | 'gray';
  Icon?: LucideIcon | undefined;
  children: ReactNode;
}

export function StateMark({ palette, Icon, children, ...layout }: StateMarkProps) {
  const isQuiet = palette === 'green';
  const Shown = Icon ?? (isQuiet ? Check : null);
  const words = (
    <>
      {Shown && <Shown size={13} aria-hidden="true" />}
      {children}
    </>
  );
  const shared = {
    align: 'center',
    gap: '1',
    minH: '6',
    px: '1.5',
    whiteSpace: 'nowrap',
    ...layout,
  } as const;
  return isQuiet ? (
    <Flex as="span" display="inline-flex" fontSize="0.8125rem" color="fg.subtle" {...shared}>
      {words}
    </Flex>
  ) : (
    <Badge variant="subtle" colorPalette={palette} {...shared}>
      {words}
    </Badge>
  );
}
