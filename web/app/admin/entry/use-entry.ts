import type { DraftKind } from 'contract/draft-fields';
import type { EntryShape, Fields, FieldValue, Place } from 'contract/entry-body';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { PlainKind } from 'contract/plain-kinds';
import type { SingleKind } from 'contract/single-kinds';
import type { TranslatedKind } from 'contract/translation-state';
import type { ComponentType } from 'react';
import { useSave } from '~/admin/data/use-save';
import { type DraftForm, useDraft } from '~/admin/drafts/use-draft';
import type { Judged, SourcesByLanguage } from '~/admin/parts/judged-languages';
import { labelIn } from '~/admin/parts/language-name';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { collide, textsIn } from './entry-fields';
import type { WidgetProps } from './widgets/widget';

interface StoredEntry {
  etag: string;
  updatedBy: string | null;
  lastUpdated: string | null;
  outdated?: SourcesByLanguage;
}

/** Returns the words for a choice, a switch or no value (an empty text), as the widget shows them. */
export type ValueWords = (place: Place, value: string | boolean) => string | undefined;

export interface EntryWords {
  labelOf: (place: Place) => string;
  /** Names a field far from the heading of its group; by default the label. */
  nameOf?: (place: Place) => string;
  hintOf?: (place: Place, value: FieldValue) => string | undefined;
  placeholderOf?: (place: Place, values: Fields) => string;
  valueWords?: ValueWords;
  groups?: Readonly<Record<string, { title: string; lead: string }>>;
  readOnly?: string;
}

/** Widgets by name of a field, or of a widget. */
export type Widgets = Readonly<Record<string, ComponentType<WidgetProps>>>;

export interface Entry extends EntryShape {
  kind: Exclude<TranslatedKind, 'post' | 'picture'> | SingleKind | PlainKind;
  key: string;
  newKind?: Extract<DraftKind, `new-${string}`>;
  version: StoredEntry | undefined;
  form: DraftForm;
  judged: Judged;
  words: EntryWords;
  widgets: Widgets;
  isReadOnly: boolean;
  isSaving: boolean;
  /** Resolves to false if nothing was stored. */
  save: () => Promise<boolean>;
  /** Returns the label of a value, such as „Titel (Englisch)“. */
  labelOf: (name: string) => string;
}

interface EntryOptions<Stored extends StoredEntry>
  extends Pick<Entry, 'kind' | 'key' | 'newKind' | 'fields' | 'names' | 'words' | 'isReadOnly'> {
  /** Undefined while it loads. */
  stored: Stored | undefined;
  valuesOf: (stored: Stored) => Fields;
  /** @throws CallError, stale if somebody else has saved; NoConnection */
  send: (changes: Fields, etag: string | undefined) => Promise<Stored>;
  patchCache: (stored: Stored) => void;
  savedNotice: { title: string; description?: string };
  /** Refetches the lists when the entry was deleted, so that its editor closes. */
  isRefetchedWhenGone?: boolean;
  widgets?: Widgets;
}

const NO_WIDGETS: Widgets = {};

export function useEntry<Stored extends StoredEntry>({
  stored,
  valuesOf,
  send,
  patchCache,
  savedNotice,
  isRefetchedWhenGone = false,
  widgets = NO_WIDGETS,
  ...entry
}: EntryOptions<Stored>): Entry {
  const { kind, key, newKind, names, words } = entry;
  const { conflict } = useTexts('admin');
  const before = stored ? valuesOf(stored) : {};
  const form = useDraft({ kind: newKind ?? kind, key }, before);
  const { save, isSaving } = useSave<Stored>({
    change: kind,
    patchCache,
    savedNotice,
    conflictNotice: ({ current, updatedBy }, sent) => ({
      title: conflict.title,
      description: fill(
        collide(before, valuesOf(current), sent) ? conflict.chooseVersion : conflict.takenOver,
        { name: updatedBy ?? conflict.unknownName },
      ),
    }),
    isRefetchedWhenGone,
  });
  return {
    ...entry,
    widgets,
    version: stored,
    form,
    judged: {
      textsIn: (language: Language) => textsIn(entry, form.values, language),
      outdated: stored?.outdated ?? {},
      storedGerman: textsIn(entry, before, DEFAULT_LANGUAGE),
      isChanged: (language, field) => names.of({ field, language }) in form.changes,
    },
    isSaving,
    save: () =>
      save({
        sent: form.changes,
        send: (sent) => send(sent, stored?.etag),
        onSaved: (saved, sent) => form.settle(valuesOf(saved), sent),
      }),
    labelOf: (name) => {
      const place = names.read(name);
      if (!place) return name;
      const label = (words.nameOf ?? words.labelOf)(place);
      return place.language ? labelIn(label, place.language) : label;
    },
  };
}
