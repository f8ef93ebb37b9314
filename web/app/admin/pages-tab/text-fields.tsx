import { Stack } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { useState } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useSteady } from '~/admin/drafts/use-steady';
import { judgedLanguages } from '~/admin/parts/judged-languages';
import { LanguageColumns } from '~/admin/parts/language-columns';
import { useOutdated } from '~/admin/translations/use-outdated';
import { isMarkdown } from '~/content/published/section-texts';
import { useTexts } from '~/i18n/texts';
import { AddName } from './add-name';
import { textField, textNames, textsIn } from './section-fields';
import { useSectionSlot } from './section-slots';
import { TextField } from './text-field';
import { useFieldLabel } from './use-field-label';

interface TextFieldsProps {
  section: EditedSection;
  form: Pick<DraftForm, 'values' | 'changes' | 'set'>;
  language: Language;
  onLanguage: (language: Language) => void;
  onTyping: (language: Language) => void;
  isReadOnly: boolean;
}

export function TextFields({ section, form, language, onLanguage, onTyping, isReadOnly }: TextFieldsProps) {
  const { fields, addText } = useTexts('admin-pages');
  const { nameOf } = useFieldLabel();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { values, changes } = form;
  const { texts: shown, hasBuiltInText } = useSectionSlot(section.sectionKey);
  const names = textNames(values, added);
  const judged = {
    textsIn: (code: Language) => textsIn(values, code),
    outdated: section.outdated,
    storedGerman: section.translations[DEFAULT_LANGUAGE] ?? {},
    isChanged: (code: Language, name: string) => textField(code, name) in changes,
  };
  const states = judgedLanguages(judged);
  const outdated = useOutdated({
    thing: { kind: 'section', key: section.sectionKey },
    etag: section.etag,
    judged,
    language,
    nameOf,
    isReadOnly,
  });
  const placeholderIn = (code: Language, name: string) => {
    if (code !== DEFAULT_LANGUAGE && values[textField(DEFAULT_LANGUAGE, name)]) return fields.fallback;
    return hasBuiltInText && shown?.includes(name) ? fields.builtIn : fields.nothing;
  };
  const hintIn = (code: Language, name: string) => {
    if (shown && !shown.includes(name)) return fields.unseen;
    return isMarkdown(name) && code === DEFAULT_LANGUAGE ? fields.marks : undefined;
  };
  const write = useSteady((code: Language, name: string, text: string) => {
    onTyping(code);
    form.set(textField(code, name), text);
  });
  const rows = names.map((name) => ({
    name,
    render: (code: Language) => (
      <TextField
        name={name}
        label={nameOf(name)}
        language={code}
        value={String(values[textField(code, name)] ?? '')}
        placeholder={placeholderIn(code, name)}
        hint={hintIn(code, name)}
        isReadOnly={isReadOnly}
        takesFocus={code === DEFAULT_LANGUAGE && name === added.at(-1)}
        onChange={write}
      />
    ),
  }));
  return (
    <Stack gap="5">
      <LanguageColumns
        language={language}
        onLanguage={onLanguage}
        states={states}
        rows={rows}
        mark={outdated.mark}
      />
      {outdated.summary}
      {!isReadOnly && <AddName texts={addText} taken={names} onAdd={(name) => setAdded([...added, name])} />}
    </Stack>
  );
}
