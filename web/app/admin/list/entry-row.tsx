import { Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { ExternalLink, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { UnsavedMark } from '~/admin/parts/unsaved-mark';
import { ButtonLink } from '~/ui/button-link';

export interface RowAction {
  id?: string;
  label: string;
  /** Says to screen readers of which entry; for a link also that it opens a new window. */
  name: string;
  Icon?: LucideIcon;
  look?: 'outline' | 'ghost' | 'danger';
  /** Leads there in a new window, in place of `onChoose`. */
  href?: string;
  onChoose?: () => void;
  /** Tells of a part of the screen that `onChoose` opens and closes. */
  isOpen?: boolean;
}

interface EntryRowProps {
  lead?: ReactNode;
  title: ReactNode;
  code?: string;
  mark?: ReactNode;
  isUnsaved?: boolean;
  facts: ReactNode;
  states: ReactNode;
  controls?: ReactNode;
  actions: readonly (RowAction | false | null | undefined)[];
}

export function EntryRow(props: EntryRowProps) {
  const { lead, title, code, mark, isUnsaved, facts, states, controls, actions } = props;
  const [wide, size] = controls ? (['xl', 'xs'] as const) : (['lg', 'sm'] as const);
  const before = lead ? 'auto' : '';
  return (
    <Grid
      templateColumns={{ base: `${before} minmax(0, 1fr)`, [wide]: `${before} minmax(0, 1fr) auto` }}
      columnGap="3"
      rowGap="2"
      alignItems="center"
      px={{ base: '3', md: '4' }}
      py="3"
    >
      {lead && (
        <Flex align="center" gap="2" alignSelf={{ base: 'start', [wide]: 'center' }}>
          {lead}
        </Flex>
      )}
      <Flex direction="column" gap="1.5" minW="0">
        <Flex align="center" columnGap="2.5" rowGap="1" wrap="wrap">
          <Heading as="h3" fontSize="1rem" lineHeight="1.4" overflowWrap="anywhere">
            {title}
          </Heading>
          {code && (
            <Text as="code" fontFamily="mono" fontSize="0.8125rem" color="fg.subtle" overflowWrap="anywhere">
              {code}
            </Text>
          )}
          {mark}
          {isUnsaved && <UnsavedMark />}
        </Flex>
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" fontSize="0.8125rem" color="fg.subtle">
          {facts}
        </Flex>
        {states}
      </Flex>
      <Flex
        gridColumn={{ base: '1 / -1', [wide]: 'auto' }}
        align="center"
        justify={{ base: controls ? 'space-between' : 'start', md: 'end' }}
        columnGap="4"
        rowGap="2"
        wrap="wrap"
      >
        {controls}
        <Flex gap="1.5" wrap="wrap">
          {actions.map((action) => action && <Action key={action.label} size={size} {...action} />)}
        </Flex>
      </Flex>
    </Grid>
  );
}

function Action({
  id,
  label,
  name,
  Icon,
  look = 'outline',
  href,
  onChoose,
  isOpen,
  size,
}: RowAction & { size: 'xs' | 'sm' }) {
  if (href !== undefined) {
    return (
      <ButtonLink size={size} variant={look === 'danger' ? 'outline' : look}>
        <a href={href} target="_blank" rel="noopener" aria-label={name}>
          {label}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </ButtonLink>
    );
  }
  const looks = look === 'danger' ? QUIET_DANGER : { variant: look };
  return (
    <Button id={id} size={size} {...looks} aria-label={name} aria-expanded={isOpen} onClick={onChoose}>
      {Icon && <Icon size={15} aria-hidden="true" />}
      {label}
    </Button>
  );
}
