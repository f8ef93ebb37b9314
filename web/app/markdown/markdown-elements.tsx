import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline, MarkdownDocument } from './document';

interface Surroundings {
  /** The level that `#` has there: one below the heading that the text stands under. */
  topLevel: number;
  /** Turns a path of the site into the address of a page in the visitor's language. */
  hrefOf: (path: string) => string;
  /** Turns a place of the page into an address, for texts that are read outside of their page. */
  placeOf?: (hash: string) => string;
  /** Says to those who do not see it that a link opens a new tab. */
  newTabNote: ReactNode;
}

/** How a heading can be linked to. */
export interface Anchor {
  id: string;
  /** What the link beside the heading is called, and in which language. */
  label: string;
  lang: string;
}

interface MarkdownElementsProps extends Surroundings {
  document: MarkdownDocument;
  /** By the number of the block, for texts whose headings can be linked to. */
  anchors?: ReadonlyMap<number, Anchor>;
}

const TAGS = { strong: 'strong', emphasis: 'em' } as const;

function listed<Item>(items: readonly Item[], show: (item: Item, index: number) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are nothing but their place, and two may be alike
  return items.map((item, index) => <Fragment key={index}>{show(item, index)}</Fragment>);
}

function isInternal(href: string): boolean {
  return href.startsWith('/');
}

function link(href: string, text: ReactNode, { hrefOf, placeOf, newTabNote }: Surroundings): ReactNode {
  // A place on this page and a mail program need no tab of their own.
  if (href.startsWith('#')) return <a href={placeOf?.(href) ?? href}>{text}</a>;
  if (href.startsWith('mailto:')) return <a href={href}>{text}</a>;
  return (
    <a href={isInternal(href) ? hrefOf(href) : href} target="_blank" rel="noopener noreferrer">
      {text}
      {newTabNote}
    </a>
  );
}

function inline(node: Inline, around: Surroundings): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'lineBreak':
      return <br />;
    case 'code':
      return <code>{node.text}</code>;
    case 'link':
      return link(node.href, inlines(node.children, around), around);
    default:
      return createElement(TAGS[node.type], null, inlines(node.children, around));
  }
}

const inlines = (nodes: readonly Inline[], around: Surroundings) =>
  listed(nodes, (node) => inline(node, around));

function block(node: Block, around: Surroundings, anchor: Anchor | undefined): ReactNode {
  switch (node.type) {
    case 'heading': {
      const level = Math.min(around.topLevel + node.depth - 1, 6);
      const children = inlines(node.children, around);
      if (!anchor) return createElement(`h${level}`, null, children);
      // No heading has two hyphens in its own id: one that is called "a text" stands beside one called "a".
      const textId = `${anchor.id}--text`;
      return createElement(
        `h${level}`,
        // The heading is called what it says, without its link.
        { id: anchor.id, 'aria-labelledby': textId },
        <span id={textId}>{children}</span>,
        <a href={`#${anchor.id}`} aria-label={anchor.label} lang={anchor.lang} data-anchor="">
          #
        </a>,
      );
    }
    case 'paragraph':
      return <p>{inlines(node.children, around)}</p>;
    case 'list':
      return (
        <ul>
          {listed(node.items, (item) => (
            <li>{inlines(item, around)}</li>
          ))}
        </ul>
      );
  }
}

/** The one way in which a text of editors becomes elements: sections, posts and the whitepaper. */
export function MarkdownElements({ document, anchors, ...around }: MarkdownElementsProps) {
  return listed(document, (node, index) => block(node, around, anchors?.get(index)));
}
