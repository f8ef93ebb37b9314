import { type Appearance, checkedAppearance } from './appearance';
import { paletteOf } from './appearance-colors';
import { fontFaces, fontStack } from './appearance-fonts';

/** Panda's names for the pages (none), and Chakra's for what floats above them (theme/system.ts). */
const PREFIXES = ['', 'widget-'];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The style sheet of an appearance. It states every replaceable value, the site's own too, so that a sheet which comes
 * later wins completely. Unlayered, and therefore stronger than the tokens of the build.
 */
export function appearanceCss(appearance: Appearance): string {
  const checked = checkedAppearance(appearance);
  const values = [
    ...Object.entries(paletteOf(checked)).map(([name, color]) => [`colors-${kebab(name)}`, color] as const),
    ['fonts-body', fontStack(checked.bodyFont)] as const,
    ['fonts-heading', fontStack(checked.headingFont)] as const,
  ];
  const declarations = PREFIXES.flatMap((prefix) =>
    values.map(([name, value]) => `--${prefix}${name}:${value};`),
  );
  return [...fontFaces(checked), `:root{${declarations.join('')}}`, ''].join('\n');
}

const adopted = new WeakMap<Document, CSSStyleSheet>();

/** Shows an appearance in a document at once, over the one that it was served with; for previews. */
export function applyAppearance(document: Document, appearance: Appearance): void {
  const css = appearanceCss(appearance);
  const present = adopted.get(document);
  if (present) {
    present.replaceSync(css);
    return;
  }
  // A document adopts only sheets that its own window made.
  const view = document.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.set(document, sheet);
}
