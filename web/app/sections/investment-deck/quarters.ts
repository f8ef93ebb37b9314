export interface Quarter {
  year: number;
  /** 1 to 4. */
  quarter: number;
}

/** How many quarters lie from one to the other. */
export function quartersBetween(from: Quarter, to: Quarter): number {
  return (to.year - from.year) * 4 + (to.quarter - from.quarter);
}
