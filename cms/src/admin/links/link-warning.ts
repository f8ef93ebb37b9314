import type { BrokenLink, LinkCheck, LinkingEntry, LinkProblem } from '../../../contract/link-check';
import { declarationOf, forEachKind } from '../../../contract/ordered-kinds';
import { EDITOR_LAYOUTS } from '../../bootstrap/editor-layouts';
import { uidOf } from '../../content-types';
import { languageName } from '../language-name';

const KINDS: Readonly<Record<LinkCheck['kind'], string>> = {
  post: 'Beitrag',
  project: 'Produkt',
  ...forEachKind((kind) => declarationOf(kind).german.one),
  'product-text': 'Texte für Suchmaschinen',
  section: 'Abschnitt',
};
const PROBLEMS: Readonly<Record<LinkProblem, string>> = {
  page: 'die Seite gibt es nicht',
  place: 'die Stelle gibt es auf der Seite nicht',
  picture: 'die Datei gibt es nicht mehr',
};
const IN_NOTICE = 3;

export function brokenLinkLine(
  kind: LinkCheck['kind'],
  { language, field, link, problem }: BrokenLink,
): string {
  const [label = field] = EDITOR_LAYOUTS[uidOf(kind)]?.fields[field] ?? [];
  return `${label} (${languageName(language)}): ${link} – ${PROBLEMS[problem]}`;
}

/** Returns the notice after a save, null where all links are right. */
export function linkWarning({ kind, key, broken }: LinkCheck): string | null {
  if (broken.length === 0) return null;
  const lines = broken.slice(0, IN_NOTICE).map((link) => brokenLinkLine(kind, link));
  const others = broken.length - lines.length;
  return [
    `Gespeichert. ${KINDS[kind]} „${key}“ hat Links, die ins Leere führen: ${lines.join('; ')}`,
    ...(others > 0 ? [`und ${others} weitere.`] : []),
  ].join(' ');
}

export const linksHereLine = ({ kind, name, languages }: LinkingEntry): string =>
  `${KINDS[kind]} „${name}“ (${languages.map(languageName).join(', ')})`;
