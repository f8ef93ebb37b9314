import { NAME_LENGTH } from 'contract/limits';

/** Content whose texts are edited where a page shows them, as texts of the copy are. */
export type PointedKind = 'section' | 'project';

/** Cannot be the name of a copy file. */
export const CONTENT_FILE = new RegExp(`^(section|project):(\\S{1,${NAME_LENGTH}})$`, 'u');

/** Names the texts of an entry like those of a copy file. */
export const contentFile = (kind: PointedKind, key: string): string => `${kind}:${key}`;

export function contentOf(file: string): { kind: PointedKind; key: string } | null {
  const [, kind, key] = CONTENT_FILE.exec(file) ?? [];
  return kind && key ? { kind: kind as PointedKind, key } : null;
}
