import {
  type Directive,
  ISLAND_ELEMENT,
  type IslandData,
  type IslandModules,
  type IslandName,
} from './island-data';

interface IslandOptions {
  modules: IslandModules;
  /** Fulfilled when everything is there that an island is shown with. */
  styles: () => Promise<unknown>;
}

/** Islands wake before they are on the screen. */
const NEAR = '200px';
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Calls `wake` when the directive says so. @returns how to call it off */
function schedule(island: HTMLElement, client: Directive, wake: () => void): () => void {
  if (client === 'load') wake();
  if (client === 'idle') whenIdle(wake);
  if (client !== 'visible') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
    },
    { rootMargin: NEAR },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
  return () => observer.disconnect();
}

/** Wakes it when the address leads to one of the places that belong to it. */
function scheduleByHash(places: string, wake: () => void): () => void {
  const look = () => {
    const place = decodeURIComponent(window.location.hash.slice(1));
    if (place !== '' && places.split(' ').includes(place)) wake();
  };
  look();
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

/** Keys that a button turns into a click, and those that leave the island. */
const DONE_BY_BROWSER = new Set(['Enter', ' ', 'Tab', 'Shift', 'Escape']);

/**
 * Defines the element of islands. An island that comes later, in HTML that was put into the page, works like those that
 * the page came with.
 */
export function defineIslands({ modules, styles }: IslandOptions): void {
  class IslandElement extends HTMLElement {
    #awakening: Promise<void> | null = null;
    #callOff = () => {};
    #unmount = () => {};
    /** Repeats the last thing that was done to the sleeping island. */
    #repeat: (() => void) | null = null;

    readonly #touch = () => void this.wake();

    readonly #click = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button) return;
      event.preventDefault();
      this.#repeat = () => button.click();
      void this.wake();
    };

    readonly #press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!target || DONE_BY_BROWSER.has(key)) return;
      this.#repeat = () =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };

    connectedCallback() {
      if (this.#awakening) return;
      for (const type of TOUCHES) this.addEventListener(type, this.#touch, { passive: true });
      this.addEventListener('click', this.#click);
      this.addEventListener('keydown', this.#press);
      const callsOff = [
        schedule(this, this.getAttribute('client') as Directive, this.#touch),
        scheduleByHash(this.getAttribute('places') ?? '', this.#touch),
      ];
      this.#callOff = () => {
        for (const callOff of callsOff) callOff();
      };
    }

    disconnectedCallback() {
      this.#callOff();
      // It may only have been moved.
      queueMicrotask(() => !this.isConnected && this.#unmount());
    }

    /** Fulfilled when the island works; also when its code cannot be fetched: then the next touch tries it again. */
    wake(): Promise<void> {
      this.#awakening ??= this.#hydrate().catch(() => {
        this.#awakening = null;
        this.#submitWithoutScript();
      });
      return this.#awakening;
    }

    async #hydrate(): Promise<void> {
      const load = modules[this.getAttribute('name') as IslandName];
      const [{ hydrate }, component] = await Promise.all([import('./hydrate'), load(), styles()]);
      const data = JSON.parse(this.dataset.island ?? '{}') as IslandData;
      this.#unmount = await hydrate(this, component, data);
      this.#sleepNoMore();
      this.#repeat?.();
    }

    #sleepNoMore() {
      this.#callOff();
      for (const type of TOUCHES) this.removeEventListener(type, this.#touch);
      this.removeEventListener('click', this.#click);
      this.removeEventListener('keydown', this.#press);
      this.dataset.awake = '';
    }

    /** Forms of islands work without script as well. */
    #submitWithoutScript() {
      const repeat = this.#repeat;
      this.#repeat = null;
      this.removeEventListener('click', this.#click);
      repeat?.();
      this.addEventListener('click', this.#click);
    }
  }
  customElements.define(ISLAND_ELEMENT, IslandElement);
}

/** Wakes an island that waits to be called. */
export async function wakeIsland(name: IslandName): Promise<boolean> {
  const island = document.querySelector<HTMLElement & { wake?: () => Promise<void> }>(
    `${ISLAND_ELEMENT}[name=${name}]`,
  );
  await island?.wake?.();
  return island?.dataset.awake !== undefined;
}
