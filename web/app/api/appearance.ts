import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  type EditedAppearance,
  getEditedAppearance,
  saveAppearance,
} from '~/content/site-admin-appearance.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import type { AppearanceAnswer } from './contract-editing';
import { appearanceInput } from './contract-input';
import { staleAnswer } from './edited-answers.server';
import { answerEditor } from './editor-calls.server';
import { basedOn, readInput } from './request-input.server';

function appearanceAnswer(appearance: EditedAppearance): AppearanceAnswer {
  return {
    primaryColor: appearance.primaryColor ?? null,
    accentColor: appearance.accentColor ?? null,
    greyColor: appearance.greyColor ?? null,
    bodyFont: appearance.bodyFont ?? null,
    headingFont: appearance.headingFont ?? null,
    lastUpdated: appearance.lastUpdated ?? null,
    updatedBy: appearance.updatedBy ?? null,
    state: appearance.state,
  };
}

export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) =>
    jsonAnswer(appearanceAnswer(await getEditedAppearance(editor))),
  );
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'HEAD', 'PUT');
  return answerEditor(request, async (editor) => {
    const saved = await saveAppearance(editor, await readInput(request, appearanceInput), basedOn(request));
    return saved.isStale
      ? staleAnswer(saved, appearanceAnswer(saved.current))
      : jsonAnswer(appearanceAnswer(saved.value));
  });
}
