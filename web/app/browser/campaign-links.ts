import { CAMPAIGN_PARAMETER, campaignIn } from 'contract/campaign';

/** Takes the campaign of the address along to other pages of the site, so that the contact form can tell it. */
export function takeCampaignAlong(): void {
  const { origin, search } = window.location;
  const campaign = campaignIn(new URLSearchParams(search));
  if (campaign === '') return;
  const extend = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== origin || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.searchParams.has(CAMPAIGN_PARAMETER)) return;
    url.searchParams.set(CAMPAIGN_PARAMETER, campaign);
    link.href = url.href;
  };
  // Captures, so that the page's own handlers read the new address.
  document.addEventListener('click', extend, true);
  document.addEventListener('auxclick', extend, true);
}
