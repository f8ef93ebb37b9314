import { act, cleanup } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageContext, type PageFacts } from '~/i18n/page-context';
import { useTexts } from '~/i18n/texts';
import { Island } from './island';
import type { Directive } from './island-data';
import { defineIslands, wakeIsland } from './island-element';
import { islandPropsIn } from './island-props';
import { showPage } from './page-parts';

const FACTS: PageFacts = {
  locale: { prefix: 'en', language: 'en' },
  path: '/',
  illustrations: '',
  textsOf: (file) => (file === 'gate' ? { form: { label: 'Password "form"' } } : undefined),
};

interface CounterProps {
  start: number;
}

function Counter({ start }: CounterProps) {
  const [count, setCount] = useState(start);
  const [isEnhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);
  return (
    <form aria-label={useTexts('gate').form.label} noValidate={isEnhanced}>
      <button type="button" onClick={() => setCount(count + 1)} onKeyDown={() => setCount(count + 10)}>
        {count}
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const load = vi.fn(async () => Counter);

function markup(client: Directive, places?: string[]): string {
  return renderToString(
    <PageContext.Provider value={FACTS}>
      <Island name="gate" client={client} texts={['gate']} {...(places && { places })}>
        <Counter start={3} />
      </Island>
    </PageContext.Provider>,
  );
}

function show(client: Directive = 'call', places?: string[]) {
  document.body.innerHTML = `<main id="main">${markup(client, places)}</main>`;
  const [counter, submit] = document.querySelectorAll('button');
  if (!counter || !submit) throw new Error('The island has no buttons.');
  return { counter, submit };
}

const awake = () => vi.waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const modules = new Proxy({} as Parameters<typeof defineIslands>[0]['modules'], { get: () => load });
  defineIslands({ modules, styles: async () => undefined });
});
beforeEach(() => {
  load.mockReset();
  load.mockImplementation(async () => Counter);
  window.location.hash = '';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('an island', () => {
  it('is markup, with what React needs to render it again', () => {
    const { counter } = show();
    expect(counter.textContent).toBe('3');
    expect(islandPropsIn(document, 'gate')).toEqual({ start: 3 });
    expect(islandPropsIn(document, 'deck')).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('wakes at once where its directive says so', async () => {
    const { counter } = show('load');
    await awake();
    act(() => counter.click());
    await vi.waitFor(() => expect(counter.textContent).toBe('4'));
  });

  it('repeats the click that has woken it, on the same element', async () => {
    const { counter } = show();
    counter.click();
    await vi.waitFor(() => expect(counter.textContent).toBe('4'));
    expect(counter.isConnected).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows that it is busy with the click until it works or fails', async () => {
    const { counter } = show();
    counter.click();
    expect(counter.getAttribute('aria-busy')).toBe('true');
    await awake();
    expect(counter.hasAttribute('aria-busy')).toBe(false);

    load.mockRejectedValueOnce(new Error('No connection.'));
    const again = show().counter;
    again.click();
    expect(again.getAttribute('aria-busy')).toBe('true');
    await vi.waitFor(() => expect(again.hasAttribute('aria-busy')).toBe(false));
  });

  it('repeats the click once its own effects are rendered', async () => {
    const { submit } = show();
    const validates: boolean[] = [];
    submit.addEventListener('click', () => validates.push(!submit.form?.noValidate));
    submit.click();
    await vi.waitFor(() => expect(validates).toEqual([true, false]));
  });

  it('repeats a key', async () => {
    const { counter } = show();
    counter.dispatchEvent(new Event('focusin', { bubbles: true }));
    counter.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await vi.waitFor(() => expect(counter.textContent).toBe('13'));
  });

  it('wakes when the address leads to one of its places', async () => {
    show('call', ['konnektor', 'vpn']);
    window.location.hash = '#vpn';
    window.dispatchEvent(new Event('hashchange'));
    await awake();
  });

  it('can be called by the code of the page, and says whether it came', async () => {
    show();
    expect(await wakeIsland('gate')).toBe(true);
    expect(await wakeIsland('deck')).toBe(false);
  });

  it('lets a form be sent without script when its code does not come, and tries again later', async () => {
    load.mockRejectedValueOnce(new Error('No connection.'));
    const { counter, submit } = show();
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', sent, { once: true });
    submit.click();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    counter.click();
    await vi.waitFor(() => expect(counter.textContent).toBe('4'));
  });

  it('works in a part of the page that came later', async () => {
    show();
    const answer = `<title>New</title><main id="main"><p>Before</p>${markup('load')}</main>`;
    showPage(new DOMParser().parseFromString(answer, 'text/html'));
    expect(document.title).toBe('New');
    expect(document.querySelector('main p')?.textContent).toBe('Before');
    await awake();
  });
});
