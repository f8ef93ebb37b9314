import { LANGUAGES, type Language } from 'contract/languages';

export type Span = readonly [from: number, to: number];

/** Formats amounts and shares on the server alone: browsers differ in spaces and abbreviations. */
export function figuresIn(language: Language) {
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', notation: 'compact' });
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const months = new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const count = new Intl.NumberFormat(locale);
  const rounded = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return {
    money: (amount: number) => money.format(amount),
    moneySpan: ([from, to]: Span) => money.formatRange(from, to),
    share: (value: number) => share.format(value),
    shareSpan: ([from, to]: Span) => share.formatRange(from, to),
    monthSpan: ([from, to]: Span) => months.formatRange(from, to),
    count: (value: number) => (value < 1_000_000 ? count : rounded).format(value),
  };
}
