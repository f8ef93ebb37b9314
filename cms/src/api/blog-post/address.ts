/** Leaves room for a number within the 100 characters of the field. */
const LENGTH = 90;

const SPELT_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
};

/** "Ärzte & Größen" becomes "aerzte-groessen". */
export function addressOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const address = words.join('-');
  if (address.length <= LENGTH) return address;
  const cut = address.slice(0, LENGTH + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, LENGTH);
}
