import { appearance, appearanceInput } from 'contract/appearance';
import { staleAppearance } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import { savedOrConflict } from '~/api/http/saved-or-conflict.server';
import { getEditedAppearance, saveAppearance } from '~/content/editing/appearance.server';

export const appearanceResource = resource('/api/appearance')
  .get({
    summary: 'Colours and fonts.',
    access: 'session',
    output: appearance,
    handler: ({ editor }) => getEditedAppearance(editor),
  })
  .put({
    summary: 'Change colours and fonts. What is absent stays, null brings the default back.',
    access: 'session',
    input: json(appearanceInput),
    output: appearance,
    ifMatch: staleAppearance,
    handler: async ({ editor, input, ifMatch }) =>
      savedOrConflict(await saveAppearance(editor, input, ifMatch)),
  });
