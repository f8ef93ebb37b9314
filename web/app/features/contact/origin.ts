import { campaignIn } from 'contract/campaign';
import { splitPath } from 'contract/languages';

const CONTACT_PAGES = ['/', '/schedule-meeting'];

export interface Origin {
  page: string;
  campaign: string;
}

/** Tells where a message comes from, by addresses alone. @param before the address of the page before */
export function originOf(form: URL, before: string): Origin {
  const previous = URL.canParse(before) ? new URL(before) : null;
  const own = previous?.origin === form.origin ? previous : null;
  const page = splitPath(form.pathname).path;
  return {
    page: own && CONTACT_PAGES.includes(page) ? splitPath(own.pathname).path : page,
    campaign: campaignIn(form.searchParams) || (own ? campaignIn(own.searchParams) : ''),
  };
}

/**
 * Tells where a form without scripts stood: the address it was sent to. The header that browsers send adds the query,
 * which the form cannot know because the page itself is for everybody; some pages reduce that header to the site.
 */
export function originOfPost({ url, headers }: Pick<Request, 'url' | 'headers'>): Origin {
  const { campaign } = originOf(new URL(url), headers.get('Referer') ?? '');
  return { ...originOf(new URL(url), ''), campaign };
}
