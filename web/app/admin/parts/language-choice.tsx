import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { Choice } from './choice';
import { languageName } from './language-name';

interface LanguageChoiceProps {
  label: string;
  language: Language;
  onChoice: (language: Language) => void;
}

export function LanguageChoice({ label, language, onChoice }: LanguageChoiceProps) {
  return (
    <Choice
      w="auto"
      label={label}
      labelStyle={{ srOnly: true }}
      value={language}
      choices={LANGUAGE_CODES.map((code) => [code, languageName(code)])}
      onChoice={onChoice}
    />
  );
}
