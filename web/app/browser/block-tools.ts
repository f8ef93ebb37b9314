import { BLOCK_KINDS, type Block, type BlockKind, mayAdd, newBlockId } from 'contract/landing-blocks';
import type { BlockCommand } from '~/features/preview/blocks/arranging';
import * as styles from '~/features/preview/blocks/block-preview.css';
import type { BlockWords } from '~/features/preview/blocks/block-words';
import { fill } from '~/i18n/fill';

/** Unlike any element of a page, so that the next rendering is never compared with tools. */
const TOOLS = 'block-tools';

const ACTIVE = `${TOOLS}, a, button, summary, label, input, select, textarea`;

type Choice = 'edit' | 'up' | 'down' | 'add' | 'remove';

interface Tool {
  choice: Choice;
  text: string;
  label: string;
  isOff?: boolean;
  onClick: () => void;
}

const blockIn = (element: HTMLElement): Block => ({
  kind: element.dataset.block as BlockKind,
  id: element.id,
  keys: [],
});

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** Tells the styles how small /admin shows the frame, so that the tools can be hit. */
function keepSize(): void {
  const frame = window.frameElement;
  const shown = frame ? frame.getBoundingClientRect().width / window.innerWidth : 1;
  document.documentElement.style.setProperty(styles.UNSCALED, String(shown > 0 ? 1 / shown : 1));
}

export class BlockTools {
  readonly #page: HTMLElement;
  readonly #words: BlockWords;
  readonly #tell: (command: BlockCommand) => void;
  readonly #status: HTMLElement;
  readonly #kinds: HTMLElement;
  #next: { id: string; choice: Choice; told: string } | null = null;
  #addAfter: string | null = null;

  constructor(page: HTMLElement, words: BlockWords, tell: (command: BlockCommand) => void) {
    this.#page = page;
    this.#words = words;
    this.#tell = tell;
    this.#status = made('p', { role: 'status', class: styles.status, lang: 'de' });
    this.#kinds = made('div', {
      popover: 'auto',
      role: 'dialog',
      'aria-label': words.tools.choose,
      class: styles.kinds,
      lang: 'de',
    });
    document.body.append(this.#status, this.#kinds);
    page.classList.add(...styles.page.split(' '));
    keepSize();
    window.addEventListener('resize', keepSize);
    page.addEventListener('click', (event) => this.#openFields(event));
  }

  remove(): void {
    for (const tools of this.#page.querySelectorAll(TOOLS)) tools.remove();
  }

  put(): void {
    const elements = this.#elements();
    const blocks = elements.map(blockIn);
    const first = document.createElement(TOOLS);
    first.className = styles.first;
    first.append(this.#button(this.#adder(null, blocks)));
    if (elements[0]) elements[0].before(first);
    else this.#page.append(first);
    for (const [index, element] of elements.entries()) element.prepend(this.#toolsOf(index, blocks));
    const next = this.#next;
    this.#next = null;
    if (next) this.#goTo(next);
  }

  #openFields({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest(ACTIVE)) return;
    const id = target.closest('[data-block]')?.id;
    if (id) this.#tell({ action: 'edit', id });
  }

  #elements(): HTMLElement[] {
    return [...this.#page.querySelectorAll<HTMLElement>('[data-block]')];
  }

  #nameAt(index: number, blocks: readonly Block[]): string {
    const kind = blocks[index]?.kind;
    return kind
      ? fill(this.#words.builder.number, { number: index + 1, block: this.#words.names[kind] })
      : '';
  }

  #toolsOf(index: number, blocks: readonly Block[]): HTMLElement {
    const { builder, tools } = this.#words;
    const name = this.#nameAt(index, blocks);
    const { id, kind } = blocks[index] as Block;
    const move = (by: 1 | -1) => () => {
      const number = index + 1 + by;
      const told = fill(tools.moved, { name: this.#words.names[kind], number, count: blocks.length });
      this.#send({ action: 'move', id, by }, { id, choice: by < 0 ? 'up' : 'down', told });
    };
    const remove = () => {
      const neighbour = (blocks[index + 1] ?? blocks[index - 1])?.id ?? '';
      const told = fill(builder.removed, { name });
      this.#send({ action: 'remove', id }, { id: neighbour, choice: 'remove', told });
    };
    const offered: Tool[] = [
      {
        choice: 'edit',
        text: tools.edit,
        label: fill(tools.editOf, { name }),
        onClick: () => this.#tell({ action: 'edit', id }),
      },
      { choice: 'up', text: '↑', label: fill(tools.up, { name }), isOff: index === 0, onClick: move(-1) },
      {
        choice: 'down',
        text: '↓',
        label: fill(tools.down, { name }),
        isOff: index === blocks.length - 1,
        onClick: move(1),
      },
      this.#adder(index, blocks),
      { choice: 'remove', text: '×', label: fill(builder.remove, { name }), onClick: remove },
    ];
    const element = document.createElement(TOOLS);
    element.className = styles.tools;
    element.lang = 'de';
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', fill(tools.group, { name }));
    element.append(made('span', { class: styles.name }, name), ...offered.map((tool) => this.#button(tool)));
    return element;
  }

  #adder(index: number | null, blocks: readonly Block[]): Tool {
    const { builder, tools } = this.#words;
    const label =
      index === null ? tools.addFirst : fill(tools.addBelow, { name: this.#nameAt(index, blocks) });
    const isFull = !BLOCK_KINDS.some((kind) => mayAdd(kind, blocks));
    return {
      choice: 'add',
      text: index === null ? `+ ${tools.addFirst}` : `+ ${tools.add}`,
      label: isFull ? `${label} (${builder.full})` : label,
      isOff: isFull,
      onClick: () => {
        this.#addAfter = index === null ? null : (blocks[index]?.id ?? null);
        this.#offerKinds(blocks);
      },
    };
  }

  #button({ choice, text, label, isOff = false, onClick }: Tool): HTMLElement {
    const button = made('button', { type: 'button', 'data-choice': choice, 'aria-label': label }, text);
    // Not `disabled`, which would lose the focus.
    if (isOff) button.setAttribute('aria-disabled', 'true');
    else button.addEventListener('click', onClick);
    return button;
  }

  #offerKinds(blocks: readonly Block[]): void {
    const { names, tools, builder } = this.#words;
    const choose = (kind: BlockKind) => () => {
      this.#kinds.hidePopover();
      const id = newBlockId(blocks.map((block) => block.id));
      const told = fill(tools.added, { name: names[kind] });
      this.#send({ action: 'add', kind, id, after: this.#addAfter }, { id, choice: 'edit', told });
    };
    const buttons = BLOCK_KINDS.map((kind) => {
      const isOff = !mayAdd(kind, blocks);
      const label = isOff ? `${names[kind]} (${builder.single})` : names[kind];
      return this.#button({ choice: 'add', text: names[kind], label, isOff, onClick: choose(kind) });
    });
    const close = made('button', { type: 'button', class: styles.close }, tools.close);
    close.addEventListener('click', () => this.#kinds.hidePopover());
    this.#kinds.replaceChildren(made('strong', {}, tools.choose), ...buttons, close);
    this.#kinds.showPopover();
    buttons[0]?.focus();
  }

  #send(command: BlockCommand, next: { id: string; choice: Choice; told: string }): void {
    this.#next = next;
    this.#tell(command);
  }

  #goTo({ id, choice, told }: { id: string; choice: Choice; told: string }): void {
    this.#status.textContent = told;
    const tools = document.getElementById(id)?.querySelector(TOOLS) ?? this.#page.querySelector(TOOLS);
    const button =
      tools?.querySelector<HTMLElement>(`[data-choice="${choice}"]`) ?? tools?.querySelector('button');
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}
