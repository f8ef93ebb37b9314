import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectPreview, type PreviewConnection, previewPath } from './connect-preview';

const draft = (title: string) => ({ key: 'hero', translations: { de: { title } }, images: {} });
const texts = (title: string) => ({ type: 'preview-texts', ...draft(title) });
const READY = { type: 'preview-ready', key: 'hero', language: 'de' };

const onReady = vi.fn();
const post = vi.fn();
const inside = { postMessage: post } as unknown as Window;
let frame: { contentWindow: Window; contentDocument: Document | null };
let connection: PreviewConnection;

interface Sender {
  origin?: string;
  source?: Window | null;
}

function hear(data: unknown, { origin = window.location.origin, source = inside }: Sender = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

const posted = () => post.mock.calls;

beforeEach(() => {
  frame = { contentWindow: inside, contentDocument: document };
  connection = connectPreview(frame, { onReady });
});

afterEach(() => {
  connection.disconnect();
  vi.clearAllMocks();
});

describe('the connection to a preview', () => {
  it('hands what was sent early to the page that becomes ready later', () => {
    connection.send(draft('first'));
    connection.send(draft('second'));
    post.mockClear();
    hear(READY);
    expect(posted()).toEqual([[texts('second'), window.location.origin]]);
    expect(onReady).toHaveBeenCalledExactlyOnceWith({ key: 'hero', language: 'de' });
  });

  it('hands on at once what is sent to a page that is ready, in its order', () => {
    hear(READY);
    expect(posted()).toEqual([]);
    for (const title of ['a', 'ab', 'abc']) connection.send(draft(title));
    expect(posted().map(([message]) => message)).toEqual(['a', 'ab', 'abc'].map(texts));
  });

  it('tells every page that is loaded into the frame what was sent last', () => {
    hear(READY);
    connection.send(draft('kept'));
    post.mockClear();
    hear({ ...READY, language: 'en' });
    expect(posted()).toEqual([[texts('kept'), window.location.origin]]);
    expect(onReady).toHaveBeenLastCalledWith({ key: 'hero', language: 'en' });
  });

  it.each<[string, Sender]>([
    ['another origin', { origin: 'https://example.org' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
  ])('does not believe %s', (_name, sender) => {
    connection.send(draft('secret'));
    post.mockClear();
    hear(READY, sender);
    expect(posted()).toEqual([]);
    expect(onReady).not.toHaveBeenCalled();
  });

  it('passes over messages of other kinds', () => {
    hear({ type: 'something' });
    hear('preview-ready');
    expect(onReady).not.toHaveBeenCalled();
  });

  it('is over after disconnecting', () => {
    connection.send(draft('last'));
    connection.disconnect();
    post.mockClear();
    hear(READY);
    expect(posted()).toEqual([]);
  });

  it('sends nothing into a page that the browser put in place of ours', () => {
    frame.contentDocument = null;
    connection.send(draft('lost'));
    expect(posted()).toEqual([]);
  });
});

describe('the address of a preview', () => {
  it('is the page that shows the section, in the language', () => {
    expect(previewPath('/', 'hero', 'de')).toBe('/de?preview=hero');
    expect(previewPath('/', 'über uns/team', 'sq')).toBe('/sq?preview=%C3%BCber%20uns%2Fteam');
    expect(previewPath('/privacy', 'privacy', 'fr')).toBe('/fr/privacy?preview=privacy');
  });
});
