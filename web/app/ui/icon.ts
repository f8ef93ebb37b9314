import { createElement, forwardRef, type SVGProps } from 'react';

interface IconData {
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  size?: number;
}

/** Replaces lucide-react's own (vite.config.ts), whose work on each render was 6 % of rendering a page. */
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
