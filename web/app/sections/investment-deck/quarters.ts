export interface Quarter {
  year: number;
  /** 1 to 4. */
  quarter: number;
}

export function quartersBetween(from: Quarter, to: Quarter): number {
  return (to.year - from.year) * 4 + (to.quarter - from.quarter);
}
