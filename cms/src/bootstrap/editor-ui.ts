import { pluginService, type Strapi } from '../strapi';
import { COMPONENT_LAYOUTS } from './component-layouts';
import type { EditorLayout } from './editor-layout';
import { EDITOR_LAYOUTS } from './editor-layouts';
import { ledger } from './ledger';

/**
 * Raise it after a change of the layouts or of a declaration's words; a further type does so by itself. Otherwise the
 * panel's changes stay.
 */
const REVISION = 12;
const VERSION = REVISION + Object.keys(EDITOR_LAYOUTS).length;

type FieldSettings = Record<string, unknown>;
interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: FieldSettings; list: FieldSettings }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}
interface ContentManagerModels {
  findContentType(uid: string): unknown;
  findComponent(uid: string): unknown;
  findConfiguration(model: unknown): Promise<Configuration>;
  updateConfiguration(model: unknown, configuration: Configuration): Promise<unknown>;
}

export async function ensureEditorUi(strapi: Strapi): Promise<void> {
  const version = ledger<number>(strapi, 'editorUiVersion');
  if (((await version.read()) ?? 0) >= VERSION) return;

  const types = pluginService<ContentManagerModels>(strapi, 'content-manager', 'content-types');
  for (const [uid, layout] of Object.entries(EDITOR_LAYOUTS)) {
    await arrange(types, types.findContentType(uid), layout);
  }
  const components = pluginService<ContentManagerModels>(strapi, 'content-manager', 'components');
  for (const [uid, layout] of Object.entries(COMPONENT_LAYOUTS)) {
    await arrange(components, components.findComponent(uid), layout);
  }
  await version.write(VERSION);
}

async function arrange(models: ContentManagerModels, model: unknown, layout: EditorLayout): Promise<void> {
  const current = await models.findConfiguration(model);
  const metadatas = { ...current.metadatas };
  for (const [field, [label, description]] of Object.entries(layout.fields)) {
    const editable = !layout.readOnly?.includes(field) && (layout.onlyEditable?.includes(field) ?? true);
    const { edit, list } = metadatas[field] ?? { edit: {}, list: {} };
    metadatas[field] = {
      // Fields that Strapi fills itself, such as updatedAt, have no entry in the form.
      edit: Object.keys(edit).length > 0 ? { ...edit, label, description, editable } : edit,
      list: { ...list, label },
    };
  }
  await models.updateConfiguration(model, {
    ...current,
    settings: {
      ...current.settings,
      mainField: layout.mainField,
      pageSize: 50,
      ...(layout.sortBy && { defaultSortBy: layout.sortBy.field, defaultSortOrder: layout.sortBy.order }),
    },
    metadatas,
    layouts: {
      list: layout.list ?? current.layouts.list,
      edit: layout.rows.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  });
}
