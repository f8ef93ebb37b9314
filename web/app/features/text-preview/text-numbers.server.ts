import { LANGUAGE_CODES } from 'contract/languages';
import { catalogueOf, EDITABLE_FILES } from '~/i18n/catalogue.server';
import { contentOf } from '~/i18n/content-text';
import { textId } from '~/i18n/edition.server';
import type { TextRef, TextTable } from './text-table';

interface Numbers {
  byText: Map<string, number>;
  refs: TextRef[];
}

let numbers: Numbers | undefined;

/** Numbers every text once, so that two answers for one page mean the same by a number. */
function textNumbers(): Numbers {
  if (numbers) return numbers;
  const refs = LANGUAGE_CODES.flatMap((language) =>
    EDITABLE_FILES.flatMap((file) => [...catalogueOf(file).keys()].map((key) => ({ file, language, key }))),
  );
  numbers = { refs, byText: new Map(refs.map((ref, number) => [textId(ref), number])) };
  return numbers;
}

/** Texts of the content get their numbers when a page first shows them. */
export function numberOfText(ref: TextRef): number | undefined {
  const { byText, refs } = textNumbers();
  const id = textId(ref);
  const known = byText.get(id);
  if (known !== undefined || !contentOf(ref.file)) return known;
  byText.set(id, refs.length);
  refs.push(ref);
  return refs.length - 1;
}

export function tableOf(found: Iterable<number>): TextTable {
  const { refs } = textNumbers();
  return [...new Set(found)].flatMap((number) => {
    const ref = refs[number];
    return ref ? [[number, ref] as const] : [];
  });
}
