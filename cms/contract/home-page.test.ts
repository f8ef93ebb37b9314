import { expect, it } from 'vitest';
import { hiddenSections, isHiddenPlace, leadsToHidden } from './home-page-fields';
import { hasPlace } from './site-addresses';

const STORED = { euId: 'off', about: null, stats: 'on' };

it('a section is switched off by "off" alone, and the contact never', () => {
  expect(hiddenSections(STORED)).toEqual(['euId']);
  expect(hiddenSections({ contact: 'off', hero: 'off' })).toEqual([]);
  expect(hiddenSections(null)).toEqual([]);
});

it('its places go with it, and links of the site to them', () => {
  const hidden = hiddenSections(STORED);
  for (const place of ['eu-id', 'eu-id-title']) {
    expect(hasPlace('/', place)).toBe(true);
    expect(isHiddenPlace(place, hidden)).toBe(true);
  }
  expect(isHiddenPlace('contact', hidden)).toBe(false);
  expect(leadsToHidden('/#eu-id', hidden)).toBe(true);
  expect(leadsToHidden('/eu-id', hidden)).toBe(false);
});
