/** How many characters search engines show of a page's texts, more or less: they measure the width. */
export const SHOWN_IN_SEARCH_RESULTS = { title: 60, description: 155 } as const;
