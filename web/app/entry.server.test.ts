import { Scripts, ScrollRestoration } from '@remix-run/react';
import { createRequestHandler, type ServerBuild } from '@remix-run/server-runtime';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import * as entry from './entry.server';
import { REMIX_BUILD } from './remix-build.test-support';
import { useInlineScriptMark } from './site/inline-scripts';

let content: ReactNode = null;

function Root() {
  const nonce = useInlineScriptMark();
  const scripts = [ScrollRestoration, Scripts].map((Part, key) => createElement(Part, { key, nonce }));
  return createElement('html', null, createElement('body', null, content, scripts));
}

function siteThatShows(shown: ReactNode, data: object = {}) {
  content = shown;
  const route = { id: 'root', path: '' };
  const build: ServerBuild = {
    mode: 'production',
    entry: { module: entry },
    routes: { root: { ...route, module: { default: Root, handle: { frame: 'none' }, loader: () => data } } },
    assets: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: {
          ...route,
          hasLoader: true,
          hasAction: false,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: false,
          module: '/root.js',
        },
      },
    },
    ...REMIX_BUILD,
  };
  const handle = createRequestHandler(build, 'production');
  return (path: string, inlineScriptMark?: string) =>
    handle(new Request(`http://localhost:3000${path}`), { inlineScriptMark });
}

const LETTERS = 'aüß€字𝄞';
/** Characters of one to four bytes at shifting offsets, to straddle any buffer boundary. */
const TEXTS = Array.from({ length: 4_000 }, (_, index) => `${'x'.repeat(index % 7)}${LETTERS}`);

describe('a page', () => {
  it('has every letter that was rendered and no byte besides', async () => {
    const ask = siteThatShows(TEXTS.map((text, index) => createElement('i', { key: index }, text)));
    const bytes = Buffer.from(await (await ask('/')).arrayBuffer());
    expect(bytes.includes(0)).toBe(false);
    expect(bytes.toString()).toContain(TEXTS.map((text) => `<i>${text}</i>`).join(''));
  });

  it('says first that it is HTML of today, or browsers lay it out by older rules', async () => {
    const ask = siteThatShows('Text');
    expect(await (await ask('/')).text()).toMatch(/^<!DOCTYPE html><html>/);
  });

  it('brings its data along whole', async () => {
    const data = { texts: TEXTS };
    const ask = siteThatShows(null, data);
    const page = await (await ask('/')).text();
    const sent = [...page.matchAll(/streamController\.enqueue\((.*?)\);<\/script>/g)].map(([, part = '']) =>
      JSON.parse(part),
    );
    const answer = await ask('/_root.data');
    expect(Buffer.from(await answer.clone().arrayBuffer()).includes(0)).toBe(false);
    for (const text of TEXTS) expect(sent.join('')).toContain(`"${text}"`);
    expect(await answer.text()).toContain(TEXTS.at(-1));
    expect(page).toContain('streamController.close()');
  });

  it('marks each inline script that the site writes, and none that the content brings', async () => {
    const smuggled = '<script>evil()</script>';
    // biome-ignore lint/security/noDangerouslySetInnerHtml: tries an injection that must not work
    const ask = siteThatShows(createElement('div', { dangerouslySetInnerHTML: { __html: smuggled } }));
    const page = await (await ask('/', 'mark')).text();
    const opened = [...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(opened.filter((tag) => !tag.includes(' nonce="mark"'))).toEqual(['<script>']);
    expect(opened.length).toBeGreaterThan(4);
    expect(page).toContain(smuggled);
  });
});
