import type { DescribedFields, Widget } from '../../contract/field';
import { declarationOf, ORDERED_KINDS, type OrderedKind } from '../../contract/ordered-kinds';
import { uidOf } from '../content-types';
import { ALL_LANGUAGES, type EditorLayout, ROW_WIDTH } from './editor-layout';

const KEY_FORM = 'Kleinbuchstaben ohne Umlaute, Ziffern, Bindestriche.';
const LASTING_KEY = ' Nach der Veröffentlichung nicht ändern.';
const ORDER_HELP = `Kleine Zahlen stehen vorn; leer bei einem neuen Eintrag = am Ende. ${ALL_LANGUAGES}`;

const SHORT_WIDGETS: ReadonlySet<Widget> = new Set(['choice', 'switch', 'date', 'time']);
const LISTED_WIDGETS: ReadonlySet<Widget> = new Set(['choice', 'date', 'time']);
const MOST_LISTED = 2;

type Rows = EditorLayout['rows'];

const PARTS: Rows = [[['texts', ROW_WIDTH]], [['images', ROW_WIDTH]]];

function rowsOf(fields: DescribedFields): Rows {
  const rows: Rows = [];
  for (const [name, { widget }] of Object.entries(fields)) {
    const width = SHORT_WIDGETS.has(widget) ? ROW_WIDTH / 2 : ROW_WIDTH;
    const last = rows.at(-1);
    const isRoom = last?.length === 1 && last[0]?.[1] === width && width < ROW_WIDTH;
    if (isRoom) last.push([name, width]);
    else rows.push([[name, width]]);
  }
  return rows;
}

function layoutOf(kind: OrderedKind): EditorLayout {
  const { fields, german, parts, isLinked } = declarationOf(kind);
  const { title: _title, isPublished: _isPublished, ...others } = fields;
  const listed = Object.entries(fields).flatMap(([name, { widget }]) =>
    LISTED_WIDGETS.has(widget) ? [name] : [],
  );
  const words = Object.entries(german.fields).map(([name, [label, help]]) => {
    const isShared = name in fields ? !fields[name]?.isLocalized : name === 'images';
    return [name, [label, [help, isShared && ALL_LANGUAGES].filter(Boolean).join(' ')]] as const;
  });
  const keyHelp = `${german.key}: ${KEY_FORM}${isLinked ? LASTING_KEY : ''} ${ALL_LANGUAGES}`;
  return {
    mainField: 'title',
    sortBy: { field: 'order', order: 'ASC' },
    list: ['title', 'key', ...listed.slice(0, MOST_LISTED), 'isPublished'],
    rows: [
      [
        ['title', 8],
        ['isPublished', 4],
      ],
      ...rowsOf(others),
      ...(parts ? PARTS : []),
      [
        ['key', 6],
        ['order', 6],
      ],
    ],
    fields: Object.fromEntries([
      ...words,
      ['key', ['Schlüssel', keyHelp]],
      ['order', ['Reihenfolge', ORDER_HELP]],
    ]),
  };
}

export const ORDERED_LAYOUTS: Record<string, EditorLayout> = Object.fromEntries(
  ORDERED_KINDS.map((kind) => [uidOf(kind), layoutOf(kind)]),
);
