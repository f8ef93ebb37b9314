import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownNode } from './paper.server';

/** Where a link of the paper may lead; anything else stays text. */
const SAFE_LINK = /^(?:https?:|mailto:|\/(?!\/)|#)/;

const TAGS = { paragraph: 'p', blockquote: 'blockquote', strong: 'strong', emphasis: 'em' } as const;

function elements(nodes: readonly MarkdownNode[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a fixed text never move
  return nodes.map((node, index) => <Fragment key={index}>{elementOf(node)}</Fragment>);
}

/** The content of a list item; the paragraph around a single line is left out. */
function itemContent(nodes: readonly MarkdownNode[]): ReactNode {
  const [only, ...more] = nodes;
  return only?.type === 'paragraph' && more.length === 0 ? elements(only.children) : elements(nodes);
}

function elementOf(node: MarkdownNode): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'heading':
      return createElement(`h${node.depth}`, null, elements(node.children));
    case 'paragraph':
    case 'blockquote':
    case 'strong':
    case 'emphasis':
      return createElement(TAGS[node.type], null, elements(node.children));
    case 'list':
      return createElement(node.ordered ? 'ol' : 'ul', null, elements(node.children));
    case 'listItem':
      return <li>{itemContent(node.children)}</li>;
    case 'link':
      return SAFE_LINK.test(node.url) ? (
        <a href={node.url}>{elements(node.children)}</a>
      ) : (
        elements(node.children)
      );
    default:
      throw new Error(`The paper uses "${node.type}", which has no look here.`);
  }
}

/** Markdown as React elements: no raw HTML gets through. */
export function MarkdownElements({ nodes }: { nodes: readonly MarkdownNode[] }) {
  return elements(nodes);
}
