import { campaignIn } from 'contract/campaign';
import { splitPath } from 'contract/languages';

/** Visitors write to us here, whatever they have read before. */
const CONTACT_PAGES = ['/', '/schedule-meeting'];

export interface Origin {
  page: string;
  campaign: string;
}

/** Tells where a message comes from, by addresses alone. @param before the address of the page before, if any */
export function originOf(form: URL, before: string): Origin {
  const previous = URL.canParse(before) ? new URL(before) : null;
  const own = previous?.origin === form.origin ? previous : null;
  const page = splitPath(form.pathname).path;
  return {
    page: own && CONTACT_PAGES.includes(page) ? splitPath(own.pathname).path : page,
    campaign: campaignIn(form.searchParams) || (own ? campaignIn(own.searchParams) : ''),
  };
}
