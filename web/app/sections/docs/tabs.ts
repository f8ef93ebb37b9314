/** The chapters of the documentation, in order. */
export const TABS = ['overview', 'architecture', 'integration', 'security', 'api'] as const;
export type Tab = (typeof TABS)[number];

/** What an address asks for: one chapter, or all of them for printing. */
export type Selection = { tab: Tab; isPrint: false } | { tab: null; isPrint: true };

function isTab(name: string | null): name is Tab {
  return name !== null && (TABS as readonly string[]).includes(name);
}

/** An unknown chapter is the first one: an old link still leads somewhere. */
export function readSelection(searchParams: URLSearchParams): Selection {
  if (searchParams.get('view') === 'print') return { tab: null, isPrint: true };
  const name = searchParams.get('tab');
  return { tab: isTab(name) ? name : 'overview', isPrint: false };
}

export const PRINT_HREF = '/docs/idatik?view=print';

/** The address of a chapter; the hash leads on to its heading, past the title of the page. */
export function tabHref(tab: Tab): string {
  return tab === 'overview' ? '/docs/idatik#chapter' : `/docs/idatik?tab=${tab}#chapter`;
}
