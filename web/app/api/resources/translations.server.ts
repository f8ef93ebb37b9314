import { translatedTexts, translation, translationConfirmation } from 'contract/translation';
import { TRANSLATED_KINDS } from 'contract/translation-state';
import { z } from 'zod';
import { staleTranslation } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import { savedOrConflict } from '~/api/http/saved-or-conflict.server';
import {
  confirmTranslations,
  getTranslatedTexts,
  getTranslations,
} from '~/content/editing/translations.server';

const list = resource('/api/translations').get({
  summary: 'How far every text that editors own is translated.',
  access: 'session',
  output: translation.array(),
  handler: ({ editor }) => getTranslations(editor),
});

const one = resource('/api/translations/{kind}/{key}', { kind: z.enum(TRANSLATED_KINDS) })
  .get({
    summary: 'The texts of one thing in all languages, and what German said when they were translated.',
    access: 'session',
    output: translatedTexts,
    handler: ({ editor, params }) => getTranslatedTexts(editor, params.kind, params.key),
  })
  .put({
    summary: 'Say of translations that they still fit what German says today. No text changes.',
    access: 'session',
    input: json(translationConfirmation),
    output: translatedTexts,
    ifMatch: staleTranslation,
    handler: async ({ editor, params, input, ifMatch }) =>
      savedOrConflict(await confirmTranslations(editor, params, input, ifMatch)),
  });

export const translations = [list, one];
