import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline, MarkdownDocument } from './document';

interface Surroundings {
  /** The level of a `#` heading: one below the heading above the text. */
  topLevel: number;
  hrefOf: (path: string) => string;
  placeOf?: (hash: string) => string;
  newTabNote: ReactNode;
  showText?: (text: string) => ReactNode;
  idOf?: (number: number) => string;
}

export interface Anchor {
  id: string;
  label: string;
  lang: string;
}

interface MarkdownElementsProps extends Surroundings {
  document: MarkdownDocument;
  anchors?: ReadonlyMap<number, Anchor>;
}

const TAGS = { strong: 'strong', emphasis: 'em' } as const;

function listed<Item>(items: readonly Item[], show: (item: Item, index: number) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the position of a piece is its only identity
  return items.map((item, index) => <Fragment key={index}>{show(item, index)}</Fragment>);
}

function isInternal(href: string): boolean {
  return href.startsWith('/');
}

function link(href: string, text: ReactNode, { hrefOf, placeOf, newTabNote }: Surroundings): ReactNode {
  // Places on this page and mail programs need no new tab.
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
  if (typeof node === 'string') return around.showText?.(node) ?? node;
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
      // Two hyphens, which no id of a heading contains: "a text" may be a heading beside "a".
      const textId = `${anchor.id}--text`;
      return createElement(
        `h${level}`,
        // Labels the heading without its link.
        { id: anchor.id, 'aria-labelledby': textId },
        <span id={textId}>{children}</span>,
        <a href={`#${anchor.id}`} aria-label={anchor.label} lang={anchor.lang} data-anchor="">
          #
        </a>,
      );
    }
    case 'paragraph':
      return <p>{inlines(node.children, around)}</p>;
    case 'list': {
      const { numbers } = node;
      const items = listed(node.items, (item, index) => {
        const number = numbers?.[index];
        const id = number === undefined ? undefined : around.idOf?.(number);
        return (
          <li id={id} value={number}>
            {inlines(item, around)}
          </li>
        );
      });
      return numbers ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          {listed(node.paragraphs, (paragraph) => (
            <p>{inlines(paragraph, around)}</p>
          ))}
        </blockquote>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls (WCAG 2.1.1)
        <div data-scrolls="" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {listed(node.head, (cell) => (
                  <th scope="col">{inlines(cell, around)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed(node.rows, (row) => (
                <tr>
                  {listed(row, (cell) => (
                    <td>{inlines(cell, around)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

export function MarkdownElements({ document, anchors, ...around }: MarkdownElementsProps) {
  return listed(document, (node, index) => block(node, around, anchors?.get(index)));
}
