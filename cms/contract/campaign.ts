// Imports nothing, because the contact form loads this module in the browser.

/** The parameter with which other programs name a campaign, too. Nothing is stored on the visitor's device. */
export const CAMPAIGN_PARAMETER = 'utm_campaign';
export const CAMPAIGN_LENGTH = 60;

/** Other programs write capitals and blanks. Leaves out addresses of mail. */
const CAMPAIGN = /^[\p{L}\d][\p{L}\d ._~+-]*$/u;

export const isCampaign = (text: string): boolean => text.length <= CAMPAIGN_LENGTH && CAMPAIGN.test(text);

export function campaignIn(query: URLSearchParams): string {
  const name = query.get(CAMPAIGN_PARAMETER)?.trim() ?? '';
  return isCampaign(name) ? name : '';
}
