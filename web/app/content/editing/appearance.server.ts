import { type AppearanceInput, appearance, type EditedAppearance } from 'contract/appearance';
import { callStrapiAs, type Editor, type Saved, saveAs } from './strapi-call.server';

const PATH = '/site-admin/appearance';

export function getEditedAppearance(editor: Editor): Promise<EditedAppearance> {
  return callStrapiAs(editor, PATH, appearance);
}

export function saveAppearance(
  editor: Editor,
  json: AppearanceInput,
  ifMatch: string | null,
): Promise<Saved<EditedAppearance>> {
  return saveAs(editor, PATH, appearance, { json, ifMatch });
}
