import { createElement, forwardRef, type SVGProps } from 'react';

/** A drawing of lucide: what is around it is the same for all. */
interface IconData {
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in pixels. */
  size?: number;
}

/**
 * Stands in for the function of the same name in lucide-react (vite.config.ts), which puts attributes, names and classes
 * together anew each time that an icon is rendered: that was six of a hundred parts of rendering a page, and its code came
 * with every page. What is drawn is made once.
 */
export default function createLucideIcon({ size: box, node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return forwardRef<SVGSVGElement, IconProps>(({ size = 24, strokeWidth = 2, ...attributes }, ref) =>
    createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': attributes['aria-label'] ? undefined : true,
        ...attributes,
      },
      drawing,
    ),
  );
}
