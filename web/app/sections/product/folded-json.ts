/** Of a line in the panel at full width. */
const WIDTH = 86;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isGroup(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`)
    .join(', ')} }`;
}

function folded(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value);
  if (!isGroup(value) || indent.length + before + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => folded(item, deeper, 0))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + folded(item, deeper, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.map((item) => deeper + item).join(',\n')}\n${indent}${close}`;
}

/** JSON in which whatever fits stays on one line, so that an answer is read at a glance. */
export const foldedJson = (value: object) => folded(value, '', 0);
