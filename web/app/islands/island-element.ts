import {
  type Directive,
  ISLAND_ELEMENT,
  type IslandData,
  type IslandElement,
  type IslandModules,
  type IslandName,
} from './island-data';

interface IslandOptions {
  modules: IslandModules;
  styles: () => Promise<unknown>;
}

const NEAR = '200px';
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

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

function scheduleByHash(places: string, wake: () => void): () => void {
  const look = () => {
    const place = decodeURIComponent(window.location.hash.slice(1));
    if (place !== '' && places.split(' ').includes(place)) wake();
  };
  look();
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

const DONE_BY_BROWSER = new Set(['Enter', ' ', 'Tab', 'Shift', 'Escape']);

export function defineIslands({ modules, styles }: IslandOptions): void {
  class Island extends HTMLElement implements IslandElement {
    #awakening: Promise<void> | null = null;
    #callOff = () => {};
    #unmount = () => {};
    #repeat: (() => void) | null = null;
    #busy: HTMLElement | null = null;

    readonly #touch = () => void this.wake();

    readonly #click = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button) return;
      event.preventDefault();
      this.#repeat = () => button.click();
      this.#showBusy(button);
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
      // The element may only have been moved.
      queueMicrotask(() => !this.isConnected && this.#unmount());
    }

    wake(): Promise<void> {
      this.#awakening ??= this.#hydrate().catch(() => {
        this.#awakening = null;
        this.#showBusy(null);
        this.#submitWithoutScript();
      });
      return this.#awakening;
    }

    async #hydrate(): Promise<void> {
      const load = modules[this.getAttribute('name') as IslandName];
      const [{ hydrate }, component] = await Promise.all([import('./hydrate'), load(), styles()]);
      const data = JSON.parse(this.dataset.island ?? '{}') as IslandData;
      this.#showBusy(null);
      this.#unmount = await hydrate(this, component, data);
      this.#sleepNoMore();
      this.#repeat?.();
    }

    #showBusy(button: HTMLElement | null) {
      this.#busy?.removeAttribute('aria-busy');
      button?.setAttribute('aria-busy', 'true');
      this.#busy = button;
    }

    #sleepNoMore() {
      this.#callOff();
      for (const type of TOUCHES) this.removeEventListener(type, this.#touch);
      this.removeEventListener('click', this.#click);
      this.removeEventListener('keydown', this.#press);
      this.dataset.awake = '';
    }

    /** Repeats the action natively: forms of islands work without script. */
    #submitWithoutScript() {
      const repeat = this.#repeat;
      this.#repeat = null;
      this.removeEventListener('click', this.#click);
      repeat?.();
      this.addEventListener('click', this.#click);
    }
  }
  customElements.define(ISLAND_ELEMENT, Island);
}

export async function wakeIsland(name: IslandName): Promise<boolean> {
  const island = document.querySelector<Partial<IslandElement> & HTMLElement>(
    `${ISLAND_ELEMENT}[name=${name}]`,
  );
  await island?.wake?.();
  return island?.dataset.awake !== undefined;
}
