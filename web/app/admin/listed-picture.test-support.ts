import type { ListedMediaFile } from 'contract/media';

export const picture = (id: number, changes: Partial<ListedMediaFile> = {}): ListedMediaFile => ({
  id,
  name: `bild-${id}.png`,
  url: `/uploads/bild_${id}.png`,
  size: 2_000,
  width: 64,
  height: 40,
  alternativeText: '',
  alternativeTexts: {},
  usedBy: [],
  usedElsewhere: [],
  mayChange: true,
  outdated: {},
  ...changes,
});
