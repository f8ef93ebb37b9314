import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { longDate } from '~/admin/parts/dates';
import { judgedLanguages } from '~/admin/parts/judged-languages';
import { LanguageColumns } from '~/admin/parts/language-columns';
import type { EditedSectionAnswer } from '~/api/contract-editing';
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/languages';
import { fill, useTexts } from '~/i18n/texts';
import { AddName } from './add-name';
import { textField, textNames, textsIn } from './section-fields';
import { shownOf } from './section-places';
import { TextField } from './text-field';
import { useFieldLabel } from './use-field-label';

interface TextFieldsProps {
  section: EditedSectionAnswer;
  form: Pick<DraftForm, 'values' | 'changes' | 'set'>;
  /** The language beside German. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** Called before each change, with the language that is written in. */
  onTyping: (language: Language) => void;
  isReadOnly: boolean;
}

/** All texts of a section, each beside its German original. */
export function TextFields({ section, form, language, onLanguage, onTyping, isReadOnly }: TextFieldsProps) {
  const { fields, addText, editor } = useTexts('admin-pages');
  const { nameOf } = useFieldLabel();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { values, changes } = form;
  const { texts: shown, hasBuiltInText } = shownOf(section.sectionKey);
  const names = textNames(values, added);
  const isChanged = (code: Language) =>
    Object.keys(changes).some((field) => field.startsWith(textField(code, '')));
  const states = judgedLanguages({
    textsIn: (code) => textsIn(values, code),
    dates: section.languages,
    isChanged,
  });
  const placeholderIn = (code: Language, name: string) => {
    if (code !== DEFAULT_LANGUAGE && values[textField(DEFAULT_LANGUAGE, name)]) return fields.fallback;
    return hasBuiltInText && shown?.includes(name) ? fields.builtIn : fields.nothing;
  };
  const rows = names.map((name) => ({
    name,
    render: (code: Language) => (
      <TextField
        name={name}
        label={nameOf(name)}
        language={code}
        value={String(values[textField(code, name)] ?? '')}
        placeholder={placeholderIn(code, name)}
        hint={shown && !shown.includes(name) ? fields.unseen : undefined}
        isReadOnly={isReadOnly}
        takesFocus={code === DEFAULT_LANGUAGE && name === added.at(-1)}
        onChange={(text) => {
          onTyping(code);
          form.set(textField(code, name), text);
        }}
      />
    ),
  }));
  const { [DEFAULT_LANGUAGE]: germanDate, [language]: ownDate } = section.languages;
  return (
    <Stack gap="5">
      <LanguageColumns language={language} onLanguage={onLanguage} states={states} rows={rows} />
      {states[language] === 'outdated' && germanDate && ownDate && !isChanged(DEFAULT_LANGUAGE) && (
        <Text fontSize="0.875rem" color="fg.subtle">
          {fill(editor.outdated, { german: longDate(germanDate), own: longDate(ownDate) })}
        </Text>
      )}
      {!isReadOnly && <AddName texts={addText} taken={names} onAdd={(name) => setAdded([...added, name])} />}
    </Stack>
  );
}
