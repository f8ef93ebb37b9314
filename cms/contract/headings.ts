const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Was weiterläuft?` becomes `was-weiterlaeuft`; empty for a heading without Latin letters or digits. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns a function that names the headings of one text; `position` stands in for a name without Latin letters. */
export function headingIds(): (text: string, position: number) => string {
  const taken = new Set<string>();
  // The number to continue from, so that thousands of equal headings do not each start at 2.
  const lastNumbers = new Map<string, number>();
  return (text, position) => {
    const name = `h-${slugOf(text) || position}`;
    let id = name;
    let number = lastNumbers.get(name) ?? 1;
    while (taken.has(id)) {
      number += 1;
      id = `${name}-${number}`;
    }
    lastNumbers.set(name, number);
    taken.add(id);
    return id;
  };
}
