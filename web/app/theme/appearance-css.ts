import { type Appearance, checkedAppearance } from './appearance';
import { paletteOf } from './appearance-colors';
import { fontFaces, fontStack } from './appearance-fonts';

/** Prefixes of Panda's variables (none), and of Chakra's (theme/system.ts). */
const PREFIXES = ['', 'widget-'];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sets every value, so that a later sheet wins completely; unlayered, to win over the build's tokens. */
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

export function applyAppearance(document: Document, appearance: Appearance): void {
  const css = appearanceCss(appearance);
  const present = adopted.get(document);
  if (present) {
    present.replaceSync(css);
    return;
  }
  // A document adopts only sheets created by its own window.
  const view = document.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.set(document, sheet);
}
