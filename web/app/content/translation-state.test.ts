import { describe, expect, it } from 'vitest';
import { translationState } from './translation-state';

const EARLIER = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';
const german = { title: 'Titel', content: 'Inhalt', note: ' ' };
const judge = (own: Record<string, string>, ownDate: string | null = LATER, from = german) =>
  translationState({ german: from, own, germanDate: EARLIER, ownDate });

describe('a translation', () => {
  it('is complete when it has what German has', () => {
    expect(judge({ title: 'Title', content: 'Content' })).toBe('complete');
    expect(judge({ title: 'Title', content: 'Content', extra: 'More' }, EARLIER)).toBe('complete');
  });

  it('is partial when a text that German has is blank or absent', () => {
    expect(judge({ title: 'Title', content: ' \n' })).toBe('partial');
    expect(judge({ title: 'Title' })).toBe('partial');
  });

  it('is missing when all of them are', () => {
    expect(judge({})).toBe('missing');
    expect(judge({ title: '', note: 'x' })).toBe('missing');
    expect(judge({}, null)).toBe('missing');
  });

  it('is outdated when it is complete but older than German', () => {
    const own = { title: 'Title', content: 'Content' };
    const dates = { germanDate: LATER, ownDate: EARLIER };
    expect(translationState({ german, own, ...dates })).toBe('outdated');
    expect(translationState({ german, own: { title: 'Title' }, ...dates })).toBe('partial');
    expect(judge(own, null)).toBe('complete');
  });

  it('of texts that German lacks is complete once there is one', () => {
    expect(judge({ title: 'Title' }, LATER, { title: '', content: '', note: '' })).toBe('complete');
    expect(judge({}, LATER, { title: '', content: '', note: '' })).toBe('missing');
  });

  it('compares German with itself: there or missing', () => {
    expect(translationState({ german, own: german, germanDate: LATER, ownDate: LATER })).toBe('complete');
  });
});
