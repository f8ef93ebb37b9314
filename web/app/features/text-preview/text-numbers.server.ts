import { LANGUAGE_CODES } from 'contract/languages';
import { catalogueOf, EDITABLE_FILES } from '~/i18n/catalogue.server';
import { textId } from '~/i18n/edition.server';
import type { TextRef, TextTable } from './text-table';

interface Numbers {
  byText: ReadonlyMap<string, number>;
  refs: readonly TextRef[];
}

let numbers: Numbers | undefined;

/** Numbers every text of the program once, so that two answers for one page mean the same by a number. */
function textNumbers(): Numbers {
  if (numbers) return numbers;
  const refs = LANGUAGE_CODES.flatMap((language) =>
    EDITABLE_FILES.flatMap((file) => [...catalogueOf(file).keys()].map((key) => ({ file, language, key }))),
  );
  numbers = { refs, byText: new Map(refs.map((ref, number) => [textId(ref), number])) };
  return numbers;
}

export const numberOfText = (ref: TextRef): number | undefined => textNumbers().byText.get(textId(ref));

export function tableOf(found: Iterable<number>): TextTable {
  const { refs } = textNumbers();
  return [...new Set(found)].flatMap((number) => {
    const ref = refs[number];
    return ref ? [[number, ref] as const] : [];
  });
}
