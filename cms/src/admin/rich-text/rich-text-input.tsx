import { Box, Field, Textarea, Typography, useComposedRefs } from '@strapi/design-system';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FieldProps } from '../field-props';
import { LinkForm } from './link-form';
import { LINK, MARKS, markOfKey } from './marks';
import { continueList, differenceOf, type FoundLink, linkAt, type Selected, withLink } from './text-change';
import { Toolbar } from './toolbar';

const PICTURE = /!\[[^\]]*\]\(/;
const NO_PICTURES =
  'Bilder im Text zeigt die Website nicht: Wählen Sie ein Titelbild, oder fügen Sie nur den Text ein.';

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Types the change as an editor would, because Ctrl + Z does not undo a value that a program sets. */
function write(area: HTMLTextAreaElement, { text, start, end }: Selected): void {
  const change = differenceOf(area.value, text);
  area.focus();
  area.setSelectionRange(change.start, change.end);
  if (change.insert !== '') document.execCommand('insertText', false, change.insert);
  else if (change.start !== change.end) document.execCommand('delete');
  area.setSelectionRange(start, end);
}

/** Replaces Strapi's editor, whose toolbar offers marks that pages do not read. */
export function RichTextInput({
  name,
  label,
  labelAction,
  hint,
  placeholder,
  required,
  disabled,
}: FieldProps) {
  const field = useField<string | null>(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const ref = useComposedRefs(area, useFocusInputField<HTMLTextAreaElement>(name));
  const [link, setLink] = useState<FoundLink | null>(null);
  const [hasRefusedPicture, setRefusedPicture] = useState(false);
  /** Waits for the link dialog to close, because until then the text cannot have the focus. */
  const waiting = useRef<Selected | null>(null);
  const id = useId();

  const change = (by: (selected: Selected) => Selected) =>
    area.current && write(area.current, by(selectedIn(area.current)));
  const askForLink = () => area.current && setLink(linkAt(selectedIn(area.current)));

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const mark = isShortcut ? markOfKey(event.key) : undefined;
    const isLink = isShortcut && event.key.toLowerCase() === LINK.key;
    const isPlainEnter =
      event.key === 'Enter' && !isShortcut && !event.shiftKey && !event.nativeEvent.isComposing;
    const continued = isPlainEnter ? continueList(selectedIn(event.currentTarget)) : null;
    if (!mark && !isLink && !continued) return;
    event.preventDefault();
    if (mark) change(mark.apply);
    else if (continued) write(event.currentTarget, continued);
    else askForLink();
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files } = event.clipboardData;
    const hasPicture = files.length > 0 || PICTURE.test(event.clipboardData.getData('text/plain'));
    setRefusedPicture(hasPicture);
    if (hasPicture) event.preventDefault();
  }

  return (
    <Field.Root id={id} name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box>
        <Toolbar
          controls={id}
          disabled={Boolean(disabled)}
          onMark={(mark) => change(MARKS[mark].apply)}
          onLink={askForLink}
        />
        <TextArea
          ref={ref}
          value={field.value ?? ''}
          onChange={field.onChange}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          placeholder={placeholder}
          disabled={disabled}
          resizable
        />
      </Box>
      {hasRefusedPicture && (
        <Typography role="alert" variant="pi" textColor="danger600">
          {NO_PICTURES}
        </Typography>
      )}
      <Field.Hint />
      <Field.Error />
      {link && (
        <LinkForm
          initial={link}
          onClose={() => setLink(null)}
          onInsert={(parts) => {
            if (area.current) waiting.current = withLink(selectedIn(area.current), link, parts);
            setLink(null);
          }}
          onClosed={() => {
            area.current?.focus();
            if (area.current && waiting.current) write(area.current, waiting.current);
            waiting.current = null;
          }}
        />
      )}
    </Field.Root>
  );
}

const TextArea = styled(Textarea)`
  field-sizing: content;
  min-height: 24rem;
  border-top-left-radius: 0;
  border-top-right-radius: 0;
  max-height: 70vh;
  line-height: 1.6;
`;
