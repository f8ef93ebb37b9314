import { describe, expect, it } from 'vitest';
import { formatUptime, presentState, worstOf } from './services';

describe('presentState', () => {
  it('shows a known state as what it is', () => {
    expect(presentState('outage')).toEqual({ icon: 'outage', label: 'outage' });
  });

  it('shows an unknown state with the operational icon and the label "unknown" (decisions C26)', () => {
    expect(presentState('on fire')).toEqual({ icon: 'operational', label: 'unknown' });
    expect(presentState('toString')).toEqual({ icon: 'operational', label: 'unknown' });
  });
});

describe('formatUptime', () => {
  it.each([
    ['de-DE', '99,9 %'],
    ['en-US', '99.9%'],
    ['fr-FR', '99,9 %'],
  ])('writes the figure as in %s', (locale, expected) => {
    // The kind of space before the sign depends on the runtime.
    expect(formatUptime(99.9, locale).replace(/\s/, ' ')).toBe(expected);
  });

  it('writes whole figures without a fraction', () => {
    expect(formatUptime(100, 'en-US')).toBe('100%');
  });
});

it('the worst state of some services counts for all', () => {
  expect(worstOf(['operational', 'degraded', 'maintenance'])).toBe('degraded');
  expect(worstOf(['operational', 'outage'])).toBe('outage');
  expect(worstOf([])).toBe('operational');
});
