import { Button, Field, Flex, Text, Textarea } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditableText, PageText, TextProblem } from 'contract/page-text';
import { useEffect, useRef, useState } from 'react';
import { History } from '~/admin/parts/history';
import { Labelled } from '~/admin/parts/labelled';
import { languageName } from '~/admin/parts/language-name';
import { Notice } from '~/admin/parts/notice';
import { Quote } from '~/admin/parts/quote';
import { TermHints } from '~/admin/parts/term-hints';
import { useAccount } from '~/admin/session/account';
import type { TextRef } from '~/features/text-preview/text-table';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { PanelFrame } from './panel-frame';

/** The copy of the frame around every page. */
const EVERYWHERE = 'frame';

interface TextPanelProps {
  textRef: TextRef;
  file: PageText | undefined;
  /** Typed and not saved; null for the built-in text, absent for the stored one. */
  typed: string | null | undefined;
  problem: TextProblem | null;
  onType: (stored: string | null, to: string | null) => void;
  onDiscard: () => void;
  onLeave: () => void;
  onUndone: () => void;
}

export function TextPanel({ textRef, file, ...rest }: TextPanelProps) {
  const { panel } = useTexts('admin-page-texts');
  const text = file?.texts.find(({ key }) => key === textRef.key);
  if (!text) return <Text role="status">{panel.loading}</Text>;
  return (
    <TextField
      key={`${textRef.language} ${textRef.file} ${textRef.key}`}
      {...rest}
      textRef={textRef}
      title={file?.title ?? ''}
      text={text}
    />
  );
}

function TextField({
  textRef,
  title,
  text,
  typed,
  problem,
  onType,
  onDiscard,
  onLeave,
  onUndone,
}: Omit<TextPanelProps, 'file'> & { title: string; text: EditableText }) {
  const { panel, problems } = useTexts('admin-page-texts');
  const { translation } = useTexts('admin');
  const { may } = useAccount();
  const { language, file, key } = textRef;
  const { builtIn, stored, isOutdated } = text.languages[language];
  const german = text.languages[DEFAULT_LANGUAGE];
  // An emptied field stays empty while somebody writes into it, although the site shows the built-in text then.
  const [shown, setShown] = useState((typed === undefined ? stored : typed) ?? builtIn);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const current = typed === undefined ? stored : typed;
  const known = useRef(current);
  // Typed at another device, saved by somebody else, or put back from the history, while the field is open.
  useEffect(() => {
    if (current === known.current) return;
    known.current = current;
    setShown(current ?? builtIn);
  }, [current, builtIn]);

  const change = (value: string) => {
    setShown(value);
    known.current = value.trim() === '' || value === builtIn ? null : value;
    onType(stored, known.current);
  };
  const limit = problem?.limit ?? text.limit;
  return (
    <PanelFrame
      about={
        <>
          {fill(panel.place, { file: title, place: text.place })} {file === EVERYWHERE && panel.everywhere}
        </>
      }
      onLeave={onLeave}
    >
      {!may.pageTexts.update && <Text>{panel.readOnly}</Text>}
      {isOutdated && <Notice status="warning" borderRadius="control" size="sm" title={panel.outdated} />}
      {language !== DEFAULT_LANGUAGE && (
        <Quote label={panel.german} language={DEFAULT_LANGUAGE}>
          {german.stored ?? german.builtIn}
        </Quote>
      )}
      <Labelled
        readOnly={!may.pageTexts.update}
        label={fill(panel.text, { language: languageName(language) })}
        fault={problem && fill(problems[problem.problem], { limit })}
      >
        <Textarea
          ref={field}
          lang={language}
          spellCheck
          autoresize
          maxH="22rem"
          value={shown}
          onChange={({ target: { value } }) => change(value)}
        />
        <Field.HelperText aria-live="polite">
          {shown.trim() === '' && builtIn !== ''
            ? panel.empty
            : fill(panel.count, { count: [...shown].length, limit: text.limit })}
        </Field.HelperText>
        {text.placeholders.length > 0 && (
          <Field.HelperText>
            {fill(panel.placeholder, { names: text.placeholders.map((name) => `{{${name}}}`).join(', ') })}
          </Field.HelperText>
        )}
      </Labelled>
      <TermHints german={german.stored ?? german.builtIn} text={shown} language={language} />
      {stored !== null && (
        <Quote label={panel.builtIn} language={language}>
          {builtIn}
        </Quote>
      )}
      <Flex gap="2" wrap="wrap">
        {may.pageTexts.update && language !== DEFAULT_LANGUAGE && (
          <Button size="sm" variant="outline" onClick={() => change(german.stored ?? german.builtIn)}>
            {translation.takeGerman}
          </Button>
        )}
        {may.pageTexts.update && shown !== builtIn && (
          <Button size="sm" variant="outline" onClick={() => change(builtIn)}>
            {panel.restore}
          </Button>
        )}
        {typed !== undefined && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              onDiscard();
              setShown(stored ?? builtIn);
              field.current?.focus();
            }}
          >
            {panel.discard}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onLeave}>
          {panel.close}
        </Button>
      </Flex>
      <History
        place={{ kind: 'page-text', key: file, text: { language, field: key } }}
        labelOf={() => fill(panel.text, { language: languageName(language) })}
        emptyText={builtIn}
        mayUndo={() => may.pageTexts.update}
        onUndone={onUndone}
      />
    </PanelFrame>
  );
}
