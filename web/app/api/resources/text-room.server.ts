import type { Language } from 'contract/languages';
import type { TextChange, TextProblem } from 'contract/page-text';
import { drawAllScenes } from '~/drawings/scenes.server';
import { placeAllLabels } from '~/features/ti-transformation/drawing/labels.server';
import { problemOf } from '~/i18n/catalogue.server';
import { currentEdition, drawWith } from '~/i18n/edition.server';
import { NoRoom } from '~/lettering/lettering.server';
import { bindPairs } from '~/typography';

const DRAWINGS: Readonly<Record<string, (language: Language) => void>> = {
  'product-drawings': drawAllScenes,
  'ti-stage': placeAllLabels,
};

function wordsWithoutRoom(draw: () => void): string | null {
  try {
    draw();
    return null;
  } catch (error) {
    if (error instanceof NoRoom) return error.text;
    throw error;
  }
}

export function textsWithoutRoom(changes: readonly TextChange[]): TextProblem[] {
  const edition = currentEdition().changedBy(changes);
  return Object.entries(DRAWINGS).flatMap(([file, draw]) => {
    const own = changes.filter((change) => change.file === file);
    const languages = [...new Set(own.map(({ language }) => language))];
    return languages.flatMap((language) => {
      const words = drawWith(edition, () => wordsWithoutRoom(() => draw(language)));
      if (words === null) return [];
      const inLanguage = own.filter((change) => change.language === language);
      const guilty = inLanguage.filter(({ to }) => to !== null && bindPairs(to).includes(words));
      return (guilty.length > 0 ? guilty : inLanguage).map(({ key }) => ({
        file,
        language,
        key,
        problem: 'no-room' as const,
      }));
    });
  });
}

/** Returns what cannot be stored; room in drawings is measured where nothing else is wrong. */
export function problemsOf(changes: readonly TextChange[]): TextProblem[] {
  const problems = changes.flatMap((change) => problemOf(change) ?? []);
  return problems.length > 0 ? problems : textsWithoutRoom(changes);
}
