import { afterEach, expect, it, vi } from 'vitest';
import { takeCampaignAlong } from './campaign-links';

const listeners = vi.spyOn(document, 'addEventListener');

afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener, true);
  document.body.innerHTML = '';
});

function addressAfterClick(href: string): string {
  document.body.innerHTML = `<a href="${href}"><b>Link</b></a>`;
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('b')?.click();
  return document.querySelector('a')?.getAttribute('href') ?? '';
}

it('leaves links as they are without a campaign', () => {
  window.history.replaceState(null, '', '/faq?tab=a');
  takeCampaignAlong();
  expect(addressAfterClick('/blog')).toBe('/blog');
});

it('takes the campaign along to pages of the site, and to no other', () => {
  window.history.replaceState(null, '', '/faq?utm_campaign=dmea');
  takeCampaignAlong();
  const { origin } = window.location;
  expect(addressAfterClick('/blog?tag=TI#top')).toBe(`${origin}/blog?tag=TI&utm_campaign=dmea#top`);
  expect(addressAfterClick('/blog?utm_campaign=other')).toBe('/blog?utm_campaign=other');
  for (const href of ['https://other.example/', 'mailto:a@b.example']) {
    expect(addressAfterClick(href)).toBe(href);
  }
});
