/** Returns the latest of dates as Strapi writes them, empty if there is none. */
export const latestDate = (dates: readonly (string | null | undefined)[]): string =>
  dates
    .map((date) => date ?? '')
    .sort()
    .at(-1) ?? '';
