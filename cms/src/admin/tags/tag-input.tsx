import { Box, Field, Flex, Tag, TextInput, Typography, VisuallyHidden } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { tagsOf } from '../../../contract/post-fields';
import type { FieldProps } from '../field-props';
import { TagSuggestions } from './tag-suggestions';
import { SEPARATOR, suggestedTags, withTyped } from './tags';
import { useKnownTags } from './use-known-tags';

/** Strapi's Combobox does not fit: it holds one value, completes the typed text and captures the Tab key. */
export function TagInput({ name, label, labelAction, hint, required, disabled }: FieldProps) {
  const field = useField<string | null>(name);
  const others = useKnownTags();
  const known = others ?? [];
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const tags = tagsOf(field.value);
  const suggestions = isOpen ? suggestedTags(known, tags, typed) : [];
  const chosen = suggestions.findIndex(({ tag }) => tag === active);

  const store = (next: readonly string[]) => field.onChange(name, next.join('\n'));

  function add(text: string, rest = '') {
    const next = withTyped(tags, text, known);
    const added = next.slice(tags.length);
    if (added.length > 0) {
      store(next);
      setNews(`Hinzugefügt: ${added.join(', ')}`);
    }
    setTyped(rest);
    setActive(null);
  }

  function remove(tag: string) {
    store(tags.filter((other) => other !== tag));
    setNews(`Entfernt: ${tag}`);
    // The removed button had the focus.
    input.current?.focus();
  }

  function type(text: string) {
    const parts = text.split(SEPARATOR);
    const rest = parts.pop() ?? '';
    if (parts.length > 0) add(parts.join('\n'), rest);
    else setTyped(text);
    setActive(null);
    setIsOpen(true);
  }

  /** Keeps pasted lines apart, which a one-line field would join. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!SEPARATOR.test(text)) return;
    event.preventDefault();
    add(text);
  }

  function step(by: 1 | -1) {
    setIsOpen(true);
    const shown = isOpen ? suggestions : suggestedTags(known, tags, typed);
    const from = chosen === -1 && by === -1 ? 0 : chosen;
    setActive(shown[(from + by + shown.length) % shown.length]?.tag ?? null);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Backspace' && typed === '') {
      const last = tags.at(-1);
      if (last !== undefined) remove(last);
      return;
    }
    if (!['Enter', 'ArrowDown', 'ArrowUp', 'Escape'].includes(key) || event.ctrlKey || event.metaKey) return;
    // Enter would save the whole entry.
    event.preventDefault();
    if (key === 'Enter') add(active ?? typed);
    else if (key === 'Escape') setIsOpen(false);
    else step(key === 'ArrowDown' ? 1 : -1);
  }

  function leave() {
    setIsOpen(false);
    if (typed.trim() !== '') add(typed);
  }

  return (
    <Field.Root id={id} name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {tags.length > 0 && (
        <Flex tag="ul" aria-label="Gewählte Schlagwörter" gap={2} wrap="wrap">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag
                icon={<Cross aria-hidden />}
                label={`„${tag}“ entfernen`}
                disabled={disabled}
                onClick={() => remove(tag)}
              >
                {tag}
              </Tag>
            </li>
          ))}
        </Flex>
      )}
      <Box position="relative">
        <TextInput
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === -1 ? undefined : `${id}-${chosen}`}
          autoComplete="off"
          disabled={disabled}
          placeholder="Schlagwort eingeben oder wählen"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={handleKey}
          onClick={() => setIsOpen(true)}
          onBlur={leave}
        />
        <TagSuggestions id={id} suggestions={suggestions} chosen={chosen} onChoose={add} />
      </Box>
      {!others && (
        <Typography variant="pi" textColor="warning700">
          Die Schlagwörter anderer Beiträge konnten nicht geladen werden; eigene können Sie eingeben.
        </Typography>
      )}
      <Field.Hint />
      <Field.Error />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Field.Root>
  );
}
