export const TABS = ['overview', 'architecture', 'integration', 'security', 'api'] as const;
export type Tab = (typeof TABS)[number];

export type Selection = { tab: Tab; isPrint: false } | { tab: null; isPrint: true };

function isTab(name: string | null): name is Tab {
  return name !== null && (TABS as readonly string[]).includes(name);
}

/** Falls back to the first chapter, so that old links still lead somewhere. */
export function readSelection(searchParams: URLSearchParams): Selection {
  if (searchParams.get('view') === 'print') return { tab: null, isPrint: true };
  const name = searchParams.get('tab');
  return { tab: isTab(name) ? name : 'overview', isPrint: false };
}

export const PRINT_HREF = '/docs/idatik?view=print';

export function tabHref(tab: Tab): string {
  return tab === 'overview' ? '/docs/idatik#chapter' : `/docs/idatik?tab=${tab}#chapter`;
}
