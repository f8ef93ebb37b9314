import { Heading, Stack, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { TRANSLATOR_FORMATS, TRANSLATOR_STATES, type TranslatorState } from 'contract/translator-file-fields';
import { useId, useState } from 'react';
import { type TranslatorQuery, translatorFilePath, usePageTextList } from '~/admin/data/page-texts';
import { useTranslations } from '~/admin/data/translations';
import { Choice } from '~/admin/parts/choice';
import { CsvLink } from '~/admin/parts/csv-link';
import { OTHER_LANGUAGES } from '~/admin/parts/judged-languages';
import { languageName } from '~/admin/parts/language-name';
import { countsByLanguage } from '~/admin/translations/translation-rows';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

const EXTENSIONS = { xliff: 'xlf', csv: 'csv' } as const;

/** @param firstLanguage that of the page; German has no translation */
export function TranslatorsExport({ firstLanguage }: { firstLanguage: Language }) {
  const { translators: texts } = useTexts('admin-page-texts');
  const [query, setQuery] = useState<TranslatorQuery>({
    language: firstLanguage === DEFAULT_LANGUAGE ? 'en' : firstLanguage,
    state: 'all',
    format: 'xliff',
  });
  const { language, state, format } = query;
  const countIn = useCounts(language);
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading} gap="3">
      <Heading as="h3" id={heading} fontSize="1rem">
        {texts.export}
      </Heading>
      <Text>{texts.exportText}</Text>
      <Choice
        label={texts.language}
        value={language}
        choices={OTHER_LANGUAGES.map((code) => [code, languageName(code)])}
        onChoice={(code) => setQuery({ ...query, language: code })}
      />
      <Choice
        label={texts.state}
        value={state}
        choices={TRANSLATOR_STATES.map((one) => [
          one,
          fill(texts.states[one], { count: countIn(one) ?? '…' }),
        ])}
        onChoice={(one) => setQuery({ ...query, state: one })}
      />
      <Choice
        label={texts.format}
        value={format}
        choices={TRANSLATOR_FORMATS.map((one) => [one, texts.formats[one]])}
        onChoice={(one) => setQuery({ ...query, format: one })}
      />
      {countIn(state) === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <div>
          <CsvLink
            href={translatorFilePath(query)}
            filename={`texte-${language}-${state}.${EXTENSIONS[format]}`}
            label={texts.download}
            failed={texts.downloadFailed}
          />
        </div>
      )}
    </Stack>
  );
}

/** Counts the texts in a state; null while that is unknown. */
function useCounts(language: Language): (state: TranslatorState) => number | null {
  const { data: files } = usePageTextList();
  const { data: entries } = useTranslations();
  const counts = countsByLanguage(entries ?? [], files ?? []).find((one) => one.language === language);
  const builtIn = (files ?? []).reduce((sum, { count, stored }) => sum + count - (stored[language] ?? 0), 0);
  return (state) => {
    if (!files || !entries || !counts) return null;
    const { total, missing, outdated } = counts;
    return { all: total, missing, outdated, changed: total - missing - builtIn }[state];
  };
}
