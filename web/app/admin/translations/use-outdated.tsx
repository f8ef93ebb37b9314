import { Flex } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { outdatedTexts, type SourcesByName } from 'contract/translation-state';
import { type ReactNode, useRef } from 'react';
import type { TranslatedName } from '~/admin/data/query-keys';
import type { Confirmed } from '~/admin/data/translations';
import { BusyButton } from '~/admin/parts/busy-button';
import { comparedTexts, type Judged, OTHER_LANGUAGES } from '~/admin/parts/judged-languages';
import { labelIn, languageName } from '~/admin/parts/language-name';
import { Notice } from '~/admin/parts/notice';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { OutdatedMark } from './outdated-mark';
import { useConfirmation } from './use-confirmation';

interface OutdatedOptions {
  thing: TranslatedName;
  etag: string | undefined;
  judged: Judged;
  language: Language;
  nameOf: (name: string) => string;
  isReadOnly: boolean;
  areMarksOpen?: boolean;
}

export function useOutdated({
  thing,
  etag,
  judged,
  language,
  nameOf,
  isReadOnly,
  areMarksOpen = false,
}: OutdatedOptions) {
  const { confirm, isConfirming } = useConfirmation(thing, etag);
  const outdatedIn = (code: Language) => outdatedTexts(comparedTexts(judged, code));
  const german = judged.textsIn(DEFAULT_LANGUAGE);
  const isUnsaved = (name: string) => judged.isChanged?.(DEFAULT_LANGUAGE, name) ?? false;
  const mark = (name: string, code: Language = language): ReactNode => {
    const found = outdatedIn(code);
    if (!(name in found)) return null;
    return (
      <OutdatedMark
        key={code}
        field={labelIn(nameOf(name), code)}
        before={found[name] ?? null}
        now={german[name] ?? ''}
        isUnsaved={isUnsaved(name)}
        onConfirm={isReadOnly ? null : (onConfirmed) => confirm({ [code]: [name] }, onConfirmed)}
        isConfirming={isConfirming}
        startsOpen={areMarksOpen}
      />
    );
  };
  const summary = (
    <OutdatedSummary
      language={language}
      byLanguage={Object.fromEntries(OTHER_LANGUAGES.map((code) => [code, outdatedIn(code)]))}
      isReadOnly={isReadOnly || Object.keys(german).some(isUnsaved)}
      isConfirming={isConfirming}
      onConfirm={confirm}
    />
  );
  return { mark, summary };
}

interface OutdatedSummaryProps {
  language: Language;
  byLanguage: Readonly<Partial<Record<Language, SourcesByName>>>;
  isReadOnly: boolean;
  isConfirming: boolean;
  onConfirm: (confirmed: Confirmed, onConfirmed: () => void) => void;
}

function OutdatedSummary({
  language,
  byLanguage,
  isReadOnly,
  isConfirming,
  onConfirm,
}: OutdatedSummaryProps) {
  const { outdated } = useTexts('admin-translations');
  const place = useRef<HTMLDivElement>(null);
  const named = Object.entries(byLanguage).flatMap(([code, found]) => {
    const names = Object.keys(found ?? {});
    return names.length > 0 ? [[code as Language, names] as const] : [];
  });
  const own = Object.keys(byLanguage[language] ?? {});
  // The buttons disappear once pressed, so this element takes the focus.
  const focusPlace = () => place.current?.focus();
  const name = languageName(language);
  const text = () => {
    if (own.length === 1) return fill(outdated.summaryOne, { language: name });
    if (own.length > 1) return fill(outdated.summary, { language: name, count: own.length });
    return fill(outdated.others, { languages: named.map(([code]) => languageName(code)).join(', ') });
  };
  return (
    <div ref={place} tabIndex={-1}>
      {named.length > 0 && (
        <Notice status="warning" text={text()}>
          {!isReadOnly && (
            <Flex gap="2" mt="2" wrap="wrap">
              {own.length > 0 && (
                <BusyButton
                  size="xs"
                  variant="outline"
                  isBusy={isConfirming}
                  onClick={() => onConfirm({ [language]: own }, focusPlace)}
                >
                  {fill(outdated.allIn, { language: name })}
                </BusyButton>
              )}
              {named.some(([code]) => code !== language) && (
                <BusyButton
                  size="xs"
                  variant="outline"
                  isBusy={isConfirming}
                  onClick={() => onConfirm(Object.fromEntries(named), focusPlace)}
                >
                  {outdated.allLanguages}
                </BusyButton>
              )}
            </Flex>
          )}
        </Notice>
      )}
    </div>
  );
}
