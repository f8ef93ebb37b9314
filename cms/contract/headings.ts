import { slugOf } from './slug';

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
