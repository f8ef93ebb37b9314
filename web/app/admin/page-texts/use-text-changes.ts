import { type Fields, TEXT_NAMES } from 'contract/entry-body';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { PageText, TextChange } from 'contract/page-text';
import { conflictsOf, resolved, withField, withoutField } from '~/admin/drafts/draft';
import { type DraftForm, useDraftStore, useDrafts } from '~/admin/drafts/use-draft';
import { useAccount } from '~/admin/session/account';
import type { TextRef } from '~/features/text-preview/text-table';

const fieldOf = ({ language, key }: Pick<TextRef, 'language' | 'key'>) =>
  TEXT_NAMES.of({ field: key, language });

function refOf(file: string, name: string): TextRef {
  const { field, language } = TEXT_NAMES.read(name) ?? { field: name, language: null };
  return { file, language: language ?? DEFAULT_LANGUAGE, key: field };
}

const orNull = (text: unknown): string | null => (typeof text === 'string' && text !== '' ? text : null);

/** Stored texts by the names of the draft; texts that only the site has built in are absent. */
function storedFields(texts: PageText | undefined): Fields {
  const fields = (texts?.texts ?? []).flatMap(({ key, languages }) =>
    Object.entries(languages).flatMap(([language, { stored }]) =>
      stored === null ? [] : [[fieldOf({ language: language as Language, key }), stored] as const],
    ),
  );
  return Object.fromEntries(fields);
}

interface TextChanges {
  all: readonly TextChange[];
  find: (ref: TextRef) => TextChange | undefined;
  /** @param to null for the built-in text */
  set: (ref: TextRef, stored: string | null, to: string | null) => void;
  discard: (ref: TextRef) => void;
  discardAll: () => void;
  /** Drops changes that are stored, unless somebody has typed on meanwhile. */
  settle: (sent: readonly TextChange[]) => void;
  form: Pick<DraftForm, 'conflicts' | 'resolve' | 'isDirty'>;
}

const CONFLICT_SEPARATOR = ' ';
export const refOfConflict = (name: string): TextRef => {
  const [file = '', field = ''] = name.split(CONFLICT_SEPARATOR);
  return refOf(file, field);
};

export function useTextChanges(files: ReadonlyMap<string, PageText>): TextChanges {
  const store = useDraftStore();
  const owner = String(useAccount().user.id);
  const drafts = useDrafts('page-text');
  const keyOf = (file: string) => ({ owner, kind: 'page-text' as const, key: file });

  const all = [...drafts].flatMap(([file, { changes }]) =>
    Object.entries(changes).map(
      ([field, { from, to }]): TextChange => ({ ...refOf(file, field), from: orNull(from), to: orNull(to) }),
    ),
  );
  const find = (ref: TextRef) =>
    all.find(({ file, language, key }) => file === ref.file && language === ref.language && key === ref.key);

  const set = (ref: TextRef, stored: string | null, to: string | null) => {
    const key = keyOf(ref.file);
    const field = fieldOf(ref);
    const known = stored === null ? {} : { [field]: stored };
    store.set(key, withField(store.find(key), known, field, to ?? ''));
  };
  const discard = (ref: TextRef) => {
    const key = keyOf(ref.file);
    const draft = store.find(key);
    if (draft) store.set(key, withoutField(draft, fieldOf(ref)));
  };
  return {
    all,
    find,
    set,
    discard,
    discardAll: () => {
      for (const file of drafts.keys()) store.set(keyOf(file), null);
    },
    settle: (sent) => {
      for (const change of sent) {
        const now = store.find(keyOf(change.file))?.changes[fieldOf(change)];
        if (now && orNull(now.to) === change.to) discard(change);
        // Letters typed meanwhile continue from the stored text.
        else if (now) {
          discard(change);
          set(change, change.to, orNull(now.to));
        }
      }
    },
    form: {
      isDirty: all.length > 0,
      conflicts: [...drafts].flatMap(([file, draft]) => {
        const stored = files.get(file);
        if (!stored) return [];
        return conflictsOf(storedFields(stored), draft).map((conflict) => ({
          ...conflict,
          name: `${file}${CONFLICT_SEPARATOR}${conflict.name}`,
        }));
      }),
      resolve: (name, choice) => {
        const ref = refOfConflict(name);
        const key = keyOf(ref.file);
        const draft = store.find(key);
        if (draft) {
          store.set(key, resolved(draft, storedFields(files.get(ref.file)), fieldOf(ref), choice));
        }
      },
    },
  };
}
