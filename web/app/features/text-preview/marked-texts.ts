import { numbersIn, withoutMarks } from '~/i18n/marks';
import { changedLine, isLine, withChangedLine } from './changed-line';
import type { ShownText, TextPlace } from './text-protocol';
import { sameText, type TextDraft, type TextRef } from './text-table';

const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'content'];
const ISLAND_DATA = 'data-island';
const PASSED_OVER = 'script, style, template';

interface Known {
  refs: readonly TextRef[];
  /** As the page shows it; what a script writes there later is another text. */
  text: string;
}

type Source = Text | Attr;

const textOf = (source: Source): string => (source instanceof Attr ? source.value : source.data);

const nameOf = ({ file, language, key }: TextRef): string => `${file} ${language} ${key}`;

const unique = (refs: readonly TextRef[]): TextRef[] =>
  refs.filter((ref, index) => refs.findIndex((other) => sameText(ref, other)) === index);

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const below of Object.values(value)) yield* stringsIn(below);
  }
}

/** Takes the marks out of a document and knows afterwards where each text of the copy stands. */
export class MarkedTexts {
  readonly #refs = new Map<number, TextRef>();
  readonly #known = new WeakMap<Source, Known>();
  /** The last typed text of each place, by `nameOf`. */
  readonly #typed = new Map<string, string>();
  /** Finds texts of islands, which come without marks. */
  readonly #byText = new Map<string, TextRef[]>();

  /** Adds the table of an answer; a number means the same in all of them. */
  addTable(table: Iterable<readonly [number, TextRef]>): void {
    for (const [number, ref] of table) this.#refs.set(number, ref);
  }

  takeFrom(root: Node): void {
    if (root instanceof Element) this.#takeFromAttributes(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    if (root instanceof Text) this.#takeFromText(root);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) this.#takeFromAttributes(node);
      else if (node instanceof Text) this.#takeFromText(node);
    }
  }

  refsOf(source: Source): readonly TextRef[] {
    const text = textOf(source);
    const known = this.#known.get(source);
    if (known?.text === text) return known.refs;
    return this.#byText.get(text.trim()) ?? [];
  }

  /** Shows at once what an editor types: a text that stands alone, or the changed line of a longer one. */
  show({ from, to, isPlain, ...ref }: TextDraft): void {
    const before = this.#typed.get(nameOf(ref)) ?? from;
    if (to === null || to === before) return;
    this.#typed.set(nameOf(ref), to);
    const change = before === null ? null : changedLine(before, to);
    const places = [...this.#sourcesBelow(document.documentElement)].flatMap((source) => {
      const refs = this.refsOf(source);
      return refs.some((own) => sameText(own, ref)) ? [{ source, refs }] : [];
    });
    const isAlone = (source: Source) => change !== null && isLine(textOf(source), change);
    const standsAlone = places.some(({ source }) => isAlone(source));
    const changed = (source: Source) =>
      change && (!standsAlone || isAlone(source)) ? withChangedLine(textOf(source), change) : null;
    for (const { source, refs } of places) {
      const text = isPlain && refs.length === 1 ? to : changed(source);
      if (text === null) continue;
      this.#known.set(source, { refs, text });
      if (source instanceof Attr) source.value = text;
      else source.data = text;
    }
  }

  /** Returns the texts under a point of the window, also under a link over a card; null where no word is. */
  at(x: number, y: number): TextRef[] | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const words = [...element.childNodes].filter(isWord).filter((word) => isBelow(word, x, y));
      if (words.length > 0) return unique(words.flatMap((word) => [...this.refsOf(word)]));
    }
    return null;
  }

  /**
   * Returns the texts of an element, else those of the nearest element around it. An element with words of its own that
   * are not marked has none: the site has made them, such as a date.
   */
  near(element: Element, levels = 5): TextRef[] {
    const words = [...element.childNodes].filter(isWord);
    if (words.length > 0 && words.every((word) => this.refsOf(word).length === 0)) return [];
    let around: Element | null = element;
    for (let level = 0; around && level < levels; level += 1, around = around.parentElement) {
      const refs = unique([...this.#sourcesBelow(around)].flatMap((source) => [...this.refsOf(source)]));
      if (refs.length > 0) return refs;
    }
    return [];
  }

  find(ref: TextRef): Element | null {
    const elements = [...this.#sourcesBelow(document.body)]
      .filter((source) => this.refsOf(source).some((own) => sameText(own, ref)))
      .flatMap((source) => (source instanceof Attr ? source.ownerElement : source.parentElement) ?? []);
    return elements.find((element) => element.getClientRects().length > 0) ?? elements[0] ?? null;
  }

  all(): ShownText[] {
    const shown = new Map<string, ShownText>();
    for (const source of this.#sourcesBelow(document.documentElement)) {
      for (const ref of this.refsOf(source)) {
        const name = nameOf(ref);
        if (shown.has(name)) continue;
        shown.set(name, { ...ref, text: textOf(source).trim(), place: placeOf(source) });
      }
    }
    return [...shown.values()];
  }

  #takeFromText(node: Text): void {
    if (node.parentElement?.closest(PASSED_OVER)) return;
    const known = this.#read(node.data);
    if (!known) return;
    node.data = known.text;
    this.#known.set(node, known);
  }

  #takeFromAttributes(element: Element): void {
    for (const attribute of element.attributes) {
      const known = this.#read(attribute.value);
      if (!known) continue;
      if (attribute.name === ISLAND_DATA) {
        for (const text of stringsIn(JSON.parse(attribute.value))) this.#learn(text);
      }
      attribute.value = known.text;
      if (READ_ATTRIBUTES.includes(attribute.name)) this.#known.set(attribute, known);
    }
  }

  #read(marked: string): Known | null {
    const numbers = numbersIn(marked);
    if (numbers.length === 0) return null;
    const refs = unique(numbers.flatMap((number) => this.#refs.get(number) ?? []));
    return { refs, text: withoutMarks(marked) };
  }

  /** Leaves out templates, of which a page shows no text as it is. */
  #learn(marked: string): void {
    const known = this.#read(marked);
    if (!known || known.text.includes('{{')) return;
    const text = known.text.trim();
    this.#byText.set(text, unique([...(this.#byText.get(text) ?? []), ...known.refs]));
  }

  *#sourcesBelow(root: Element): Generator<Source> {
    yield* attributesOf(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) yield* attributesOf(node);
      else if (node instanceof Text && !node.parentElement?.closest(PASSED_OVER)) yield node;
    }
  }
}

const isWord = (node: Node): node is Text => node instanceof Text && /\S/.test(node.data);

function isBelow(word: Text, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(word);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

const attributesOf = (element: Element): Attr[] =>
  READ_ATTRIBUTES.flatMap((name) => element.getAttributeNode(name) ?? []);

function placeOf(source: Source): TextPlace {
  const element = source instanceof Attr ? source.ownerElement : source.parentElement;
  if (element?.closest('head')) return 'head';
  return source instanceof Attr ? 'unseen' : 'page';
}
