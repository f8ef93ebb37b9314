import { type HTMLAttributes, useCallback, useMemo } from 'react';

/** What the server has rendered to its end (site/markup.server.tsx). */
export interface Markup {
  /** The same for the same markup. */
  hash: string;
  /** Not among the data of a document, which has it in its HTML. */
  html?: string;
}

interface ServerMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Rendered by our own components; never what somebody typed. */
  markup: Markup;
  as?: 'div' | 'code';
}

/** Where markup stands that came with the document. */
const places = new WeakMap<Markup, Element>();

const htmlIn = (element: Element | null | undefined) => element?.innerHTML;

/**
 * Read only when React makes the element, not when it takes over the one of the document: when it comes back to a page,
 * or makes all of a document anew that a browser's extension has changed.
 */
function innerHtml(markup: Markup): { __html: string } {
  return {
    get __html() {
      if (markup.html !== undefined) return markup.html;
      const found =
        htmlIn(places.get(markup)) ?? htmlIn(document.querySelector(`[data-markup="${markup.hash}"]`));
      if (found === undefined) throw new Error(`The markup ${markup.hash} is nowhere.`);
      return found;
    },
  };
}

/** The browser takes it as it stands and runs nothing for it. */
export function ServerMarkup({ markup, as: Element = 'div', ...attributes }: ServerMarkupProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came again with new data and is the same stays as it is
  const inner = useMemo(() => innerHtml(markup), [markup.hash]);
  const remember = useCallback(
    (element: Element | null) => {
      if (element && markup.html === undefined) places.set(markup, element);
    },
    [markup],
  );
  return (
    <Element
      {...attributes}
      ref={remember}
      data-markup={markup.hash}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it, with markup of our own components alone
      dangerouslySetInnerHTML={inner}
    />
  );
}
