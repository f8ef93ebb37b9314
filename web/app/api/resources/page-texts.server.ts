import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { EditableText, ListedPageText, PageText, StoredPageText } from 'contract/page-text';
import { detailedRefusal, errorAnswer } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { getAccount } from '~/content/editing/account.server';
import { ensureEdition } from '~/content/published/edition-content.server';
import {
  type CatalogueText,
  catalogueOf,
  EDITABLE_FILES,
  isEditableFile,
  normalizedChange,
} from '~/i18n/catalogue.server';
import type { PageName } from '~/i18n/pages';
import { placeOfText, titleOfFile } from '~/i18n/readable-places.server';
import { problemsOf } from './text-room.server';

function storedIn({ texts }: StoredPageText, language: Language, key: string): string | null {
  const own = texts[language] ?? {};
  return Object.hasOwn(own, key) ? (own[key] ?? null) : null;
}

/** A text is outdated when German has changed since: also a built-in one beside a German text of editors. */
function isOutdated(stored: StoredPageText, language: Language, key: string): boolean {
  if (language === DEFAULT_LANGUAGE) return false;
  if (storedIn(stored, language, key) === null) return storedIn(stored, DEFAULT_LANGUAGE, key) !== null;
  return Object.hasOwn(stored.outdated[language] ?? {}, key);
}

function editable(file: PageName, { builtIn, ...text }: CatalogueText, stored: StoredPageText): EditableText {
  const languages = LANGUAGE_CODES.map((language) => [
    language,
    {
      builtIn: builtIn[language],
      stored: storedIn(stored, language, text.key),
      isOutdated: isOutdated(stored, language, text.key),
    },
  ]);
  const place = placeOfText(file, text.key);
  return { ...text, place, languages: Object.fromEntries(languages) as EditableText['languages'] };
}

function pageTextOf(file: PageName, stored: StoredPageText): PageText {
  const catalogue = catalogueOf(file);
  const { lastUpdated, updatedBy } = stored;
  const unknown = Object.entries(stored.texts).flatMap(([language, texts]) => {
    const lost = Object.entries(texts).filter(([key]) => !catalogue.has(key));
    return lost.length > 0 ? [[language, Object.fromEntries(lost)]] : [];
  });
  return {
    file,
    title: titleOfFile(file),
    texts: [...catalogue.values()].map((text) => editable(file, text, stored)),
    unknown: Object.fromEntries(unknown) as PageText['unknown'],
    lastUpdated,
    updatedBy,
  };
}

const nothingStored = (file: string): StoredPageText => ({
  file,
  texts: {},
  outdated: {},
  lastUpdated: null,
  updatedBy: null,
});

export const allPageTexts = (stored: readonly StoredPageText[]): PageText[] =>
  EDITABLE_FILES.map((file) =>
    pageTextOf(file, stored.find((one) => one.file === file) ?? nothingStored(file)),
  );

function counted(texts: readonly EditableText[], is: (text: EditableText['languages'][Language]) => boolean) {
  const counts = LANGUAGE_CODES.flatMap((language) => {
    const count = texts.filter(({ languages }) => is(languages[language])).length;
    return count > 0 ? [[language, count] as const] : [];
  });
  return Object.fromEntries(counts);
}

function listed({ file, title, texts, lastUpdated, updatedBy }: PageText): ListedPageText {
  return {
    file,
    title,
    count: texts.length,
    stored: counted(texts, (text) => text.stored !== null),
    outdated: counted(texts, (text) => text.isOutdated),
    lastUpdated,
    updatedBy,
  };
}

export const pageTexts = {
  'GET /api/page-texts': async ({ forward }) => allPageTexts(await forward()).map(listed),
  'GET /api/page-texts/{file}': async ({ params: { file }, forward }) => {
    if (!isEditableFile(file)) throw errorAnswer('not-found');
    return forward({ complete: (stored) => pageTextOf(file, stored) });
  },
  'POST /api/page-texts-check': async ({ input, editor }) => {
    const { may } = await getAccount(editor);
    if (!may.pageTexts.read) throw errorAnswer('forbidden');
    return { problems: problemsOf(input.changes.map(normalizedChange)) };
  },
  'PUT /api/page-texts': async ({ input, forward }) => {
    const changes = input.changes.map(normalizedChange);
    const problems = problemsOf(changes);
    if (problems.length > 0) throw detailedRefusal('texts-refused', { problems });
    const answer = await forward({ input: { changes } });
    await ensureEdition();
    return answer;
  },
  'POST /api/history/{kind}/{key}/{id}': async ({ forward }) => {
    const answer = await forward();
    await ensureEdition();
    return answer;
  },
} satisfies Partial<Handlers>;
