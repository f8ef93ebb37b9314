import { Box } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { isTranslatedKind } from 'contract/translation-state';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { ConflictPanel } from '~/admin/parts/conflict-panel';
import { LinkWarnings } from '~/admin/parts/link-warnings';
import { Notice } from '~/admin/parts/notice';
import { SaveBar, type SaveBarProps } from '~/admin/parts/save-bar';
import { faultyPlaces } from './entry-fields';
import { EntryHistory } from './entry-history';
import type { Entry } from './use-entry';

interface EntryFormState {
  /** True if a save was refused: required fields then show that they are empty. */
  isRefused: boolean;
  beside: Language;
  onBeside: (language: Language) => void;
}

const EntryFormContext = createContext<EntryFormState | null>(null);

export function useEntryForm(): EntryFormState {
  const state = useContext(EntryFormContext);
  if (!state) throw new Error('There is no EntryForm above.');
  return state;
}

const INVALID = '[aria-invalid=true]';

interface EntryFormProps {
  /** The language beside German, and how to change it, of a form with texts. */
  beside?: Language;
  onBeside?: (language: Language) => void;
  /** Saved in this order, up to the first failure. */
  entries: readonly [Entry, ...Entry[]];
  onClose: SaveBarProps['onClose'];
  note?: ReactNode;
  children: ReactNode;
}

const stay = () => undefined;

export function EntryForm(props: EntryFormProps) {
  const { entries, beside = DEFAULT_LANGUAGE, onBeside = stay, onClose, note, children } = props;
  const [{ isReadOnly, words }] = entries;
  const root = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  // After rendering: the field may be of a language that was hidden.
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [refusals]);

  const [saved, setSaved] = useState<Readonly<Record<string, number>>>({});
  const calls = useOneAtATime();
  /** Stops at the first failure, so that a success does not replace its notice. */
  const saveAll = async () => {
    for (const entry of entries) {
      if (!entry.form.isDirty) continue;
      if (!(await entry.save())) return;
      setSaved((counts) => ({ ...counts, [entry.kind]: (counts[entry.kind] ?? 0) + 1 }));
    }
  };
  const onSave = () => {
    const [first] = entries.flatMap((entry) => faultyPlaces(entry, entry.form.values, entry.form.changes));
    if (!first) {
      setRefusals(0);
      return void calls.once(saveAll);
    }
    if (first.language && first.language !== DEFAULT_LANGUAGE) onBeside(first.language);
    setRefusals(refusals + 1);
  };

  const whole = combined(entries);
  const isSaving = entries.some((entry) => entry.isSaving);
  const isAllReadOnly = entries.every((entry) => entry.isReadOnly);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (whole.isDirty && whole.conflicts.length === 0 && !isSaving && !isAllReadOnly) onSave();
  };
  return (
    <EntryFormContext.Provider value={{ isRefused: refusals > 0, beside, onBeside }}>
      {/* Enter in a line saves where the form stays; among long texts it would surprise. */}
      <Box ref={root} display="contents" {...(!onClose && { as: 'form', noValidate: true, onSubmit })}>
        {isReadOnly && words.readOnly && <Notice status="info" mb="5" title={words.readOnly} />}
        {entries.map(({ kind, form, version, labelOf, names, words: { valueWords } }) => (
          <ConflictPanel
            key={kind}
            form={form}
            updatedBy={version?.updatedBy ?? null}
            lastUpdated={version?.lastUpdated ?? null}
            labelOf={labelOf}
            wordsOf={(name, value) => {
              const place = names.read(name);
              return place ? valueWords?.(place, value) : undefined;
            }}
          />
        ))}
        {children}
        <EntryHistory entries={entries} />
        {entries.map(
          ({ kind, key, words }) =>
            isTranslatedKind(kind) &&
            saved[kind] !== undefined && (
              <LinkWarnings
                key={kind}
                entry={{ kind, key }}
                savedAt={String(saved[kind])}
                labelOf={(field, language) => words.labelOf({ field, language })}
              />
            ),
        )}
        <SaveBar
          form={whole}
          isSaving={isSaving}
          onSave={isAllReadOnly ? null : onSave}
          onClose={onClose}
          note={note}
        />
        {!onClose && <button type="submit" hidden aria-hidden="true" tabIndex={-1} />}
      </Box>
    </EntryFormContext.Provider>
  );
}

function combined(entries: readonly Entry[]): SaveBarProps['form'] {
  const forms = entries.map(({ form }) => form);
  return {
    isDirty: forms.some(({ isDirty }) => isDirty),
    conflicts: forms.flatMap(({ conflicts }) => conflicts),
    discard: () => {
      for (const form of forms) form.discard();
    },
    isForeign: forms.some(({ isForeign }) => isForeign),
    touchedAt: Math.max(...forms.map(({ touchedAt }) => touchedAt ?? 0)) || null,
  };
}
