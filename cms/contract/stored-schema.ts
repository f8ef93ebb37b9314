// Imports no Zod, because the script that writes the schemas loads this module.
import type { Field } from './field';
import { declarationOf, type OrderedKind, tableOf } from './ordered-kinds';

const KEY_LENGTH = 100;

type Attribute = Readonly<Record<string, unknown>>;

function columnOf({ widget, choices = [], isRequired }: Field): Attribute {
  if (widget === 'line') return { type: 'string' };
  if (widget === 'switch') return { type: 'boolean', default: false };
  if (widget === 'date') return { type: 'date', ...(isRequired && { required: true }) };
  if (widget === 'time') return { type: 'datetime' };
  if (widget === 'picture') return { type: 'media', multiple: false, allowedTypes: ['images'] };
  if (widget === 'file') return { type: 'media', multiple: false, allowedTypes: ['files'] };
  if (widget === 'choice') {
    return { type: 'enumeration', enum: choices, ...(isRequired && { default: choices[0] }) };
  }
  return { type: 'text' };
}

const NAMED_TEXTS = { type: 'component', repeatable: true, component: 'shared.named-text' };
const NAMED_IMAGES = { type: 'component', repeatable: true, component: 'shared.named-image' };

const localized = (attribute: Attribute, isLocalized: boolean): Attribute => ({
  ...attribute,
  pluginOptions: { i18n: { localized: isLocalized } },
});

/** Returns Strapi's schema of a kind, as its file in src/api has it. `npm run schema` writes the file. */
export function storedSchemaOf(kind: OrderedKind) {
  const { fields, parts, plural, german } = declarationOf(kind);
  const columns = Object.entries(fields).map(
    ([name, field]) => [name, localized(columnOf(field), field.isLocalized === true)] as const,
  );
  return {
    kind: 'collectionType',
    collectionName: tableOf(kind),
    info: { singularName: kind, pluralName: plural, displayName: german.one, description: german.note },
    options: { draftAndPublish: false },
    pluginOptions: { i18n: { localized: true } },
    attributes: {
      key: localized({ type: 'string', required: true, unique: true, maxLength: KEY_LENGTH }, false),
      ...Object.fromEntries(columns),
      ...(parts && { texts: localized(NAMED_TEXTS, true), images: localized(NAMED_IMAGES, false) }),
      order: localized({ type: 'integer' }, false),
    },
  };
}
