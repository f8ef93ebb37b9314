import { describe, expect, it } from 'vitest';
import { CallError, NoConnection } from '~/admin/calls/call-error';
import admin from '~/i18n/locales/de/admin.json';
import { failureWords } from './failure-words';

const { failure } = admin;
const words = (error: unknown) => failureWords(error, failure.kept, failure);

describe('failureWords', () => {
  it.each([
    [400, failure.because.invalid],
    [401, failure.because.signedOut],
    [404, failure.because.gone],
    [500, failure.because.broken],
    [503, failure.because.away],
  ])('says in German what %i means and what is safe, then what the site answered', (status, because) => {
    const error = new CallError(status, 'Entity not found');
    expect(words(error)).toBe(`${because} ${failure.kept} (${status}: Entity not found)`);
  });

  it('says that the site cannot be reached', () => {
    expect(words(new NoConnection('x'))).toBe(`${failure.noConnection} ${failure.kept}`);
  });

  it('cuts off the page that something in front of the site has answered', () => {
    expect(words(new CallError(502, '<p>'.repeat(1000))).length).toBeLessThan(400);
  });

  it('tells of a fault in the screen itself', () => {
    expect(words(new TypeError('x is not a function'))).toBe(`${failure.kept} (x is not a function)`);
  });
});
