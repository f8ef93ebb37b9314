export interface CodePart {
  kind: 'plain' | 'name' | 'text' | 'value';
  code: string;
}

const STRING = /"(?:\\.|[^"\\])*"/.source;
const JSON_PART = new RegExp(
  `(${STRING})(?=\\s*:)|(${STRING})|\\b(true|false|null|-?\\d+(?:\\.\\d+)?)\\b`,
  'g',
);

/** Splits JSON into coloured parts, which joined give the text again. Other text stays one plain part. */
export function highlightJson(code: string): CodePart[] {
  if (!code.startsWith('{')) return [{ kind: 'plain', code }];
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of code.matchAll(JSON_PART)) {
    const [whole, name, text] = match;
    if (match.index > end) parts.push({ kind: 'plain', code: code.slice(end, match.index) });
    parts.push({ kind: name ? 'name' : text ? 'text' : 'value', code: whole });
    end = match.index + whole.length;
  }
  if (end < code.length) parts.push({ kind: 'plain', code: code.slice(end) });
  return parts;
}
