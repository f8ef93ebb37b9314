import { type AppearanceInput, appearance, type EditedAppearance } from 'contract/appearance';
import { askAs, type Editor, type Saved, saveAs } from './site-admin.server';

const PATH = '/site-admin/appearance';

export function getEditedAppearance(editor: Editor): Promise<EditedAppearance> {
  return askAs(editor, PATH, appearance);
}

export function saveAppearance(
  editor: Editor,
  json: AppearanceInput,
  basedOn: string | null,
): Promise<Saved<EditedAppearance>> {
  return saveAs(editor, PATH, appearance, { json, basedOn });
}
