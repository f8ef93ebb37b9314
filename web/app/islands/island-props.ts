import { ISLAND_ELEMENT, type IslandData, type IslandName } from './island-data';

export function islandPropsIn(page: ParentNode, name: IslandName): IslandData['props'] | null {
  const island = page.querySelector<HTMLElement>(`${ISLAND_ELEMENT}[name=${name}]`);
  return island ? (JSON.parse(island.dataset.island ?? '{}') as IslandData).props : null;
}
