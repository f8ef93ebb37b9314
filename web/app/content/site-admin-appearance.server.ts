import { z } from 'zod';
import { askAs, type Editor, type Saved, saveAs } from './site-admin.server';

const PATH = '/site-admin/appearance';

const text = z.string().nullish();

const appearance = z.object({
  primaryColor: text,
  accentColor: text,
  greyColor: text,
  bodyFont: text,
  headingFont: text,
  lastUpdated: text,
  updatedBy: text,
  state: z.string(),
});

/** Colours and fonts that editors chose; null where the site's own hold. */
export type EditedAppearance = z.output<typeof appearance>;

export type AppearanceChange = Partial<
  Record<'primaryColor' | 'accentColor' | 'greyColor' | 'bodyFont' | 'headingFont', string | null | undefined>
>;

export function getEditedAppearance(editor: Editor): Promise<EditedAppearance> {
  return askAs(editor, PATH, appearance);
}

export function saveAppearance(
  editor: Editor,
  json: AppearanceChange,
  basedOn: string | null,
): Promise<Saved<EditedAppearance>> {
  return saveAs(editor, PATH, appearance, { json, basedOn });
}
