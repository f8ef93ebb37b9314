/** Characters in a line of the panel at full width. */
const WIDTH = 86;
/** More lines than this cannot be read at a glance. */
const FEW_LINES = 16;

type Layout = 'one-a-line' | 'packed';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isGroup(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`)
    .join(', ')} }`;
}

function packed(items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const [index, item] of items.entries()) {
    const line = `${lines.at(-1)}, ${item}`;
    const comma = index < items.length - 1 ? 1 : 0;
    const fits = !line.includes('\n') && indent.length + line.length + comma <= WIDTH;
    if (lines.length > 0 && fits) lines[lines.length - 1] = line;
    else lines.push(item);
  }
  return lines;
}

function folded(value: unknown, layout: Layout, indent = '', before = 0): string {
  const line = onOneLine(value);
  if (!isGroup(value) || indent.length + before + line.length <= WIDTH) return line;
  const isList = Array.isArray(value);
  if (isList && value.length === 1) return `[${folded(value[0], layout, indent, before + 2)}]`;
  const deeper = `${indent}  `;
  const items = isList
    ? value.map((item) => folded(item, layout, deeper))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + folded(item, layout, deeper, name.length);
      });
  const lines = layout === 'packed' ? packed(items, deeper) : items;
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.map((line) => deeper + line).join(',\n')}\n${indent}${close}`;
}

export function foldedJson(value: object): string {
  const text = folded(value, 'one-a-line');
  return text.split('\n').length <= FEW_LINES ? text : folded(value, 'packed');
}
