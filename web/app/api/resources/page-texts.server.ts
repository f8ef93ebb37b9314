import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { EditableText, ListedPageText, PageText, StoredPageText, TextProblem } from 'contract/page-text';
import { refusalBody, statusOf } from 'contract/refusal';
import { errorAnswer } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { ensureEdition } from '~/content/published/edition-content.server';
import { jsonAnswer } from '~/http/responses.server';
import {
  type CatalogueText,
  catalogueOf,
  EDITABLE_FILES,
  isEditableFile,
  normalizedChange,
  problemOf,
} from '~/i18n/catalogue.server';
import type { PageName } from '~/i18n/pages';
import { textsWithoutRoom } from './text-room.server';

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

function editable({ builtIn, ...text }: CatalogueText, stored: StoredPageText): EditableText {
  const languages = LANGUAGE_CODES.map((language) => [
    language,
    {
      builtIn: builtIn[language],
      stored: storedIn(stored, language, text.key),
      isOutdated: isOutdated(stored, language, text.key),
    },
  ]);
  return { ...text, languages: Object.fromEntries(languages) as EditableText['languages'] };
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
    texts: [...catalogue.values()].map((text) => editable(text, stored)),
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

/** The texts of all files, with what is stored of them. */
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

function listed({ file, texts, lastUpdated, updatedBy }: PageText): ListedPageText {
  return {
    file,
    count: texts.length,
    stored: counted(texts, (text) => text.stored !== null),
    outdated: counted(texts, (text) => text.isOutdated),
    lastUpdated,
    updatedBy,
  };
}

function refusedAnswer(problems: TextProblem[]): Response {
  const code = 'texts-refused';
  return jsonAnswer({ ...refusalBody(code), problems }, { status: statusOf(code) });
}

/** Adds the built-in texts, which Strapi does not know. */
export const pageTexts = {
  'GET /api/page-texts': async ({ forward }) => allPageTexts(await forward()).map(listed),
  'GET /api/page-texts/{file}': async ({ params: { file }, forward }) => {
    if (!isEditableFile(file)) throw errorAnswer('not-found');
    return forward({ complete: (stored) => pageTextOf(file, stored) });
  },
  'PUT /api/page-texts': async ({ input, forward }) => {
    const changes = input.changes.map(normalizedChange);
    const problems = changes.flatMap((change) => problemOf(change) ?? []);
    if (problems.length > 0) throw refusedAnswer(problems);
    const withoutRoom = textsWithoutRoom(changes);
    if (withoutRoom.length > 0) throw refusedAnswer(withoutRoom);
    const answer = await forward({ input: { changes } });
    await ensureEdition();
    return answer;
  },
} satisfies Partial<Handlers>;
