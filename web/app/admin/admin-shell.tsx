import { Box, Flex, Link, Tabs, Text } from '@chakra-ui/react';
import { forEachPlural, ORDERED, type OrderedPlural } from 'contract/ordered-kinds';
import {
  Activity,
  BellRing,
  Building2,
  ChartColumn,
  ClipboardCheck,
  ExternalLink,
  FileText,
  House,
  Image,
  type LucideIcon,
  Mail,
  Milestone,
  Newspaper,
  Package,
  Palette,
  ShieldCheck,
} from 'lucide-react';
import { type ComponentType, lazy, memo, useEffect, useState } from 'react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { Brand } from '~/site/brand';
import { TABS, type Tab, TabLocation, useAdminLocation } from './admin-location';
import { ChangesButton } from './changes/changes-button';
import { useSignedInAccount } from './data/account';
import { useRefreshInView } from './data/use-refresh';
import { SyncedDrafts } from './drafts/use-draft-sync';
import { LoadBoundary } from './load-boundary';
import { NewMessagesNotice, UnreadCount } from './messages-tab/unread-count';
import { KIND_VIEWS } from './ordered-kind/kinds';
import { PAGE_END } from './parts/foot-bar';
import { Loaded, Loading } from './parts/load-state';
import { Notice } from './parts/notice';
import { SecondFactorDialog } from './second-factor/second-factor-dialog';
import { SecondFactorDuty } from './second-factor/second-factor-frame';
import { type Account, AccountContext } from './session/account';
import { usePanelUrl } from './session/panel-url';
import { SignOutButton } from './session/sign-out-button';
import { TabFailure } from './tab-failure';
import { TabName } from './tab-name';
import { TabStrip } from './tab-strip';

type Right =
  | 'sections'
  | 'projects'
  | OrderedPlural
  | 'redirects'
  | 'posts'
  | 'media'
  | 'appearance'
  | 'homePage'
  | 'company'
  | 'serviceStatus'
  | 'messages'
  | 'notifications'
  | 'statistics'
  | 'audit';

/** Memoizes the contents, so that a move to another tab does not render them. */
const contents = (Icon: LucideIcon, right: Right, load: () => Promise<{ default: ComponentType }>) => ({
  Icon,
  right,
  Content: memo(lazy(load)),
  /** Loads the code before its tab is opened; a failure is told when it is. */
  prepare: () => void load().catch(() => undefined),
});

const TAB_CONTENTS = {
  pages: contents(FileText, 'sections', () => import('./pages-tab/pages-tab')),
  products: contents(Package, 'projects', () => import('./products-tab/products-tab')),
  ...forEachPlural((kind) =>
    contents(KIND_VIEWS[kind].Icon, ORDERED[kind].plural, async () => {
      const { orderedTab } = await import('./ordered-kind/ordered-kind-tab');
      return { default: orderedTab(kind) };
    }),
  ),
  redirects: contents(Milestone, 'redirects', () => import('./redirects-tab/redirects-tab')),
  posts: contents(Newspaper, 'posts', () => import('./posts-tab/posts-tab')),
  media: contents(Image, 'media', () => import('./media-tab/media-tab')),
  appearance: contents(Palette, 'appearance', () => import('./appearance-tab/appearance-tab')),
  home: contents(House, 'homePage', () => import('./home-tab/home-tab')),
  company: contents(Building2, 'company', () => import('./company-tab/company-tab')),
  status: contents(Activity, 'serviceStatus', () => import('./status-tab/status-tab')),
  messages: contents(Mail, 'messages', () => import('./messages-tab/messages-tab')),
  notifications: contents(BellRing, 'notifications', () => import('./notifications-tab/notifications-tab')),
  statistics: contents(ChartColumn, 'statistics', () => import('./statistics-tab/statistics-tab')),
  reports: contents(ClipboardCheck, 'sections', () => import('./reports-tab/reports-tab')),
  audit: contents(ShieldCheck, 'audit', () => import('./audit-tab/audit-tab')),
} as const;

/** Loads the code of the other tabs when the browser has nothing to do; Safari cannot tell, and loads it at the pointer. */
function usePreparedTabs(tabs: readonly Tab[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the rights of an account stay
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const waiting = requestIdleCallback(() => {
      for (const tab of tabs) TAB_CONTENTS[tab].prepare();
    });
    return () => cancelIdleCallback(waiting);
  }, []);
}

export function AdminShell({ onSignedOut }: { onSignedOut: () => void }) {
  const account = useSignedInAccount();
  // Keeps the recovery codes on the screen after the account already counts as set up.
  const [isHeld, setHeld] = useState(false);
  const hold = (isToHold: boolean) => {
    setHeld(isToHold);
    if (!isToHold) void account.refetch();
  };
  return (
    <Box minH="100dvh" bg="bg.subtle">
      {account.data ? (
        <AccountContext.Provider value={account.data}>
          <SyncedDrafts>
            <Header account={account.data} onSignedOut={onSignedOut} />
            {account.data.owesSecondFactor || isHeld ? (
              <SecondFactorDuty onHold={hold} />
            ) : (
              <ShellTabs account={account.data} />
            )}
          </SyncedDrafts>
        </AccountContext.Provider>
      ) : (
        <Box as="main" maxW="40rem" mx="auto" p="8">
          <Loaded query={account} />
        </Box>
      )}
    </Box>
  );
}

function Header({ account, onSignedOut }: { account: Account; onSignedOut: () => void }) {
  const { frame } = useTexts('admin');
  const panelUrl = usePanelUrl();
  const { user } = account;
  return (
    <Flex
      as="header"
      aria-label={frame.header}
      bg="bg"
      borderBottom="1px solid"
      borderColor="border"
      px={{ base: '4', md: '6' }}
      py="2"
      columnGap={{ base: '2', md: '5' }}
      rowGap="2"
      align="center"
      wrap="wrap"
    >
      <Flex asChild align="center" gap={{ base: '2', sm: '3' }} me="auto" fontSize="1.0625rem">
        <h1>
          <Brand />
          <Text as="span" fontWeight="500" color="fg.subtle">
            Admin
          </Text>
        </h1>
      </Flex>
      <Flex
        gap="4"
        wrap="wrap"
        order={{ base: '1', md: '0' }}
        w={{ base: 'calc(100% - 3.5rem)', md: 'auto' }}
      >
        {(
          [
            ['/', frame.site],
            [panelUrl, frame.panel],
          ] as const
        ).map(([href, label]) => (
          <Link key={href} href={href} target="_blank" rel="noopener" fontSize="0.875rem" color="petrol">
            {label}
            <ExternalLink size={14} role="img" aria-label={frame.newWindow} />
          </Link>
        ))}
      </Flex>
      <Text fontSize="0.875rem" color="fg.subtle" hideBelow="lg">
        {fill(frame.signedInAs, { name: user.name ?? user.username ?? user.email })}
      </Text>
      {!account.owesSecondFactor && (
        <>
          <ChangesButton />
          <SecondFactorDialog />
        </>
      )}
      <SignOutButton onSignedOut={onSignedOut} />
    </Flex>
  );
}

function ShellTabs({ account }: { account: Account }) {
  const { frame } = useTexts('admin');
  const { location, navigate } = useAdminLocation();
  useRefreshInView(location.tab);
  const listed = TABS.filter((tab) => tab !== 'audit' || account.may.audit.read);
  usePreparedTabs(listed.filter((tab) => account.may[TAB_CONTENTS[tab].right].read));
  // Opened tabs stay mounted, so that switching between them loses no state.
  const [opened, setOpened] = useState<ReadonlySet<Tab>>(() => new Set([location.tab]));
  if (!opened.has(location.tab)) setOpened(new Set([...opened, location.tab]));
  return (
    <Tabs.Root
      as="main"
      id="main"
      aria-label={frame.main}
      value={location.tab}
      onValueChange={({ value }) => navigate({ tab: value as Tab, item: null })}
      variant="line"
      activationMode="manual"
    >
      <TabStrip shown={location.tab}>
        <Tabs.List aria-label={frame.tabs} border="0" px={{ base: '2', md: '4' }} minW="max-content">
          {listed.map((tab) => {
            const { Icon, prepare } = TAB_CONTENTS[tab];
            return (
              <Tabs.Trigger key={tab} value={tab} px="3.5" py="3" onPointerEnter={prepare} onFocus={prepare}>
                <Icon size={17} aria-hidden="true" />
                <TabName tab={tab} />
                {tab === 'messages' && account.may.messages.read && <UnreadCount />}
              </Tabs.Trigger>
            );
          })}
        </Tabs.List>
      </TabStrip>
      {account.may.messages.read && <NewMessagesNotice />}
      {TABS.map((tab) => {
        const { Content, right } = TAB_CONTENTS[tab];
        return (
          <Tabs.Content
            key={tab}
            value={tab}
            maxW="96rem"
            mx="auto"
            px={{ base: '4', md: '6' }}
            pt="6"
            pb={PAGE_END}
          >
            {opened.has(tab) &&
              (account.may[right].read ? (
                <LoadBoundary loading={<Loading />} failure={<TabFailure />}>
                  <TabLocation tab={tab}>
                    <Content />
                  </TabLocation>
                </LoadBoundary>
              ) : (
                <Notice status="info" title={frame.notAllowed} />
              ))}
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
