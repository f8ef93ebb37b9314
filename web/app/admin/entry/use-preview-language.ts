import type { FieldValue } from 'contract/entry-body';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { useState } from 'react';
import { useSteady } from '~/admin/drafts/use-steady';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import type { Entry } from './use-entry';

export function usePreviewLanguage(entry: Entry, wanted?: Language) {
  const [beside, setBeside] = useState(() => languageBeside(judgedLanguages(entry.judged), wanted));
  const [language, setLanguage] = useState<Language>(wanted ?? DEFAULT_LANGUAGE);
  const onBeside = useSteady((chosen: Language) => {
    setBeside(chosen);
    setLanguage(chosen);
  });
  const set = useSteady((name: string, value: FieldValue) => {
    const typedIn = entry.names.read(name)?.language;
    if (typedIn) setLanguage(typedIn);
    entry.form.set(name, value);
  });
  const typed: Entry = { ...entry, form: { ...entry.form, set } };
  return { typed, beside, onBeside, language, setLanguage };
}
