import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import adminPreview from '~/i18n/locales/de/admin-preview.json';
import { followPanel } from './follow-panel';

const PANEL = 'https://cms.example.org';
const SAVED = { type: 'strapiUpdate' };
const around = { postMessage: () => {} } as unknown as Window;

const onSave = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(around);
  stop = followPanel({ panelOrigin: PANEL, labels: adminPreview.preview, onSave });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  onSave.mockClear();
});

function hear(
  data: unknown,
  { origin = PANEL, source = around }: { origin?: string; source?: Window | null } = {},
) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

describe("a preview in the panel's frame", () => {
  it('hears of each save', () => {
    hear(SAVED);
    hear(SAVED);
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another origin', { origin: 'https://example.org' }],
    ['the site itself', { origin: window.location.origin }],
    ['another window', { source: window }],
    ['no window', { source: null }],
  ])('does not believe %s', (_name, sender) => {
    hear(SAVED, sender);
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each([
    { type: 'strapiScript', payload: { script: 'alert(1)' } },
    { type: 'strapiFieldChange' },
    'strapiUpdate',
    null,
  ])('passes over %j', (message) => {
    hear(message);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('listens no more once it is over', () => {
    stop();
    hear(SAVED);
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('a preview in a window of its own', () => {
  it('looks again when the editor comes back to it, and not when they leave', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onSave).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('believes no message', () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
    hear(SAVED, { source: window });
    expect(onSave).not.toHaveBeenCalled();
  });
});
