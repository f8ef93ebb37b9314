import { Box, Input, InputGroup } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import type { DraftKey } from '~/admin/drafts/draft-store';
import { useDraft } from '~/admin/drafts/use-draft';
import { Labelled } from '~/admin/parts/labelled';
import { useFailureNotice } from '~/admin/parts/notices';
import { SaveBar } from '~/admin/parts/save-bar';
import { TabPage } from '~/admin/parts/tab-page';
import { useTooLong } from '~/admin/parts/too-long';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { textOf } from './entry-fields';
import { type KeyFault, keyFault, keyFromTitle } from './entry-key';

/** Stands for a new entry in the address and among the drafts; no key can look like this. */
export const NEW_ENTRY = '+';
const NOTHING = { title: '', key: '' };

export interface NewEntryProps {
  kind: Extract<DraftKey['kind'], `new-${string}`>;
  words: {
    heading: string;
    lead: string;
    title: string;
    key: string;
    keyHint: string;
    faults: { title: string; key: Record<KeyFault | 'taken', string> };
    done: string;
    doneText: string;
  };
  address?: { start: string; width: string };
  titleLimit: number;
  isReserved: (key: string) => boolean;
  /** @throws CallError, NoConnection */
  create: (input: { key: string; title: string }) => Promise<{ key: string }>;
  isCreating: boolean;
  onClose: () => void;
  onCreated: (key: string) => void;
  children?: ReactNode;
}

export function NewEntry(props: NewEntryProps) {
  const { words, address, titleLimit, isReserved, onClose } = props;
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const tooLong = useTooLong();
  const form = useDraft({ kind: props.kind, key: NEW_ENTRY }, NOTHING);
  const title = textOf(form.values.title);
  const [isKeyOwn, setKeyOwn] = useState(textOf(form.values.key) !== '');
  const key = isKeyOwn ? textOf(form.values.key) : keyFromTitle(title);
  const [fault, setFault] = useState<{ title: boolean; key: KeyFault | 'taken' | null }>({
    title: false,
    key: null,
  });
  const titleField = useRef<HTMLInputElement>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const calls = useOneAtATime();
  useEffect(() => titleField.current?.focus(), []);

  const isTitleTooLong = tooLong(title, titleLimit) !== null;
  const titleFault = fault.title ? words.faults.title : tooLong(title, titleLimit);

  const onError = (error: unknown) => {
    if (!(error instanceof CallError && error.status === 409)) {
      return notifyFailure(failure.create, error, 'kept');
    }
    setFault({ title: false, key: 'taken' });
    keyField.current?.focus();
  };
  const onSave = () => {
    const found = { title: title.trim() === '', key: keyFault(key, isReserved) };
    setFault(found);
    if (found.title || isTitleTooLong) return titleField.current?.focus();
    if (found.key) return keyField.current?.focus();
    void calls.once(async () => {
      try {
        const made = await props.create({ key, title: title.trim() });
        form.discard();
        notify({ title: words.done, description: words.doneText });
        props.onCreated(made.key);
      } catch (error) {
        // The draft stays.
        onError(error);
      }
    });
  };
  return (
    <TabPage title={words.heading} lead={words.lead}>
      <Box
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
        display="grid"
        gap="5"
        maxW="40rem"
        p={{ base: '4', md: '6' }}
        layerStyle="card"
      >
        <Labelled required label={words.title} fault={titleFault}>
          <Input
            ref={titleField}
            lang="de"
            value={title}
            onChange={(event) => form.set('title', event.target.value)}
          />
        </Labelled>
        <Labelled
          required
          label={words.key}
          hint={words.keyHint}
          fault={fault.key && words.faults.key[fault.key]}
        >
          <InputGroup startElement={address?.start} startElementProps={{ color: 'fg.subtle', ps: '3' }}>
            <Input
              ref={keyField}
              ps={address?.width}
              fontFamily="mono"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              value={key}
              onChange={(event) => {
                setKeyOwn(true);
                form.set('key', event.target.value.toLowerCase().replace(/\s/g, '-'));
              }}
              onBlur={() => key === '' && setKeyOwn(false)}
            />
          </InputGroup>
        </Labelled>
        {props.children}
        {/* Lets Enter in a field save; the visible button is in the bar. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Box>
      <SaveBar form={form} isSaving={props.isCreating} onSave={onSave} onClose={onClose} />
    </TabPage>
  );
}
