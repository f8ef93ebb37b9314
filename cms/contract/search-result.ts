/** Characters that search engines show, roughly: they measure the width. */
export const SHOWN_IN_SEARCH_RESULTS = { title: 60, description: 155 } as const;
