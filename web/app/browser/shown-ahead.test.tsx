import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellShownAhead } from './shown-ahead';

const asked = vi.fn(async (_address: string, _request: RequestInit) => new Response());

const arriveBy = (visit: object) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit as PerformanceEntry]);

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  document.documentElement.dataset.counted = '';
});

afterEach(() => {
  asked.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'prerendering');
});

const COUNTED = [
  window.location.href,
  expect.objectContaining({ method: 'HEAD', headers: { 'Page-Shown-From': '' } }),
];

it('a page that was fetched ahead is told of once it is shown', () => {
  arriveBy({ deliveryType: 'navigational-prefetch', activationStart: 0 });
  tellShownAhead();
  expect(asked.mock.calls).toEqual([COUNTED]);
});

it('a page that was rendered ahead is told of when the visitor opens it, not before', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  arriveBy({ deliveryType: '', activationStart: 0 });
  tellShownAhead();
  expect(asked).not.toHaveBeenCalled();
  arriveBy({ deliveryType: '', activationStart: 1_234 });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(asked.mock.calls).toEqual([COUNTED]);
});

it.each([{}, { deliveryType: '', activationStart: 0 }, { deliveryType: 'cache' }])(
  'a page that the browser asked for is not: %j',
  (visit) => {
    arriveBy(visit);
    tellShownAhead();
    expect(asked).not.toHaveBeenCalled();
  },
);

it('nothing is told where nothing is counted', () => {
  arriveBy({ deliveryType: 'navigational-prefetch' });
  delete document.documentElement.dataset.counted;
  tellShownAhead();
  expect(asked).not.toHaveBeenCalled();
});
