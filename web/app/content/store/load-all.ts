/** Half of Strapi's maximum. */
export const PAGE_SIZE = 100;

interface Page {
  start: number;
  limit: number;
}

/** The query must sort by a unique field: databases may order equal rows differently for each page. */
export async function loadAll<Lists extends { [Name in keyof Lists]?: readonly unknown[] }>(
  loadPage: (page: Page) => Promise<Lists>,
): Promise<Lists> {
  let page = await loadPage({ start: 0, limit: PAGE_SIZE });
  let all = page;
  for (
    let start = PAGE_SIZE;
    listsOf(page).some(([, list]) => list.length === PAGE_SIZE);
    start += PAGE_SIZE
  ) {
    page = await loadPage({ start, limit: PAGE_SIZE });
    all = joined(all, page);
  }
  return all;
}

const listsOf = (page: object) =>
  Object.entries(page as Record<string, readonly unknown[] | undefined>).map(
    ([name, list]) => [name, list ?? []] as const,
  );

function joined<Lists extends object>(before: Lists, page: Lists): Lists {
  const more = new Map(listsOf(page));
  return Object.fromEntries(
    listsOf(before).map(([name, list]) => [name, [...list, ...(more.get(name) ?? [])]]),
  ) as Lists;
}
