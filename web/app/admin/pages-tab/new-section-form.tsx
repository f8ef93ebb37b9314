import { Button, chakra, Field, Flex, Input } from '@chakra-ui/react';
import { sectionKeyOf } from 'contract/section-fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { useCreateSection } from '~/admin/data/sections';
import { useDraft } from '~/admin/drafts/use-draft';
import { BusyButton } from '~/admin/parts/busy-button';
import { Labelled } from '~/admin/parts/labelled';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTooLong } from '~/admin/parts/too-long';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { firstTexts } from './section-key';

const KEY_LENGTH = 100;

interface NewSectionFormProps {
  onCancel: () => void;
  onCreated: (key: string) => void;
}

/** Creates a section from its name, and shows the resulting key while it is typed (decision C13). */
export function NewSectionForm({ onCancel, onCreated }: NewSectionFormProps) {
  const { create, notices } = useTexts('admin-pages');
  const { form, failure } = useTexts('admin');
  const draft = useDraft({ kind: 'new-section', key: 'new' }, { name: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const notifyFailure = useFailureNotice();
  const name = String(draft.values.name);
  const key = sectionKeyOf(name);
  const tooLong = useTooLong();
  useEffect(() => field.current?.focus(), []);

  const calls = useOneAtATime();
  const { mutateAsync, isPending } = useCreateSection();
  const submit = async () => {
    try {
      const created = await mutateAsync({ sectionKey: key, translations: firstTexts(name) });
      draft.discard();
      notify({ title: notices.created });
      onCreated(created.sectionKey);
    } catch (error) {
      if (error instanceof CallError && error.status === 409) setProblem(fill(create.duplicate, { key }));
      else notifyFailure(failure.create, error, 'kept');
      field.current?.focus();
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = key === '' ? create.blank : tooLong(key, KEY_LENGTH);
    if (!found) return void calls.once(submit);
    setProblem(found);
    field.current?.focus();
  };

  return (
    <chakra.form onSubmit={onSubmit} noValidate mb="5" p={{ base: '4', md: '5' }} layerStyle="card">
      <Labelled required maxW="34rem" label={create.name} fault={problem}>
        <Input
          ref={field}
          value={name}
          autoComplete="off"
          onChange={({ target }) => {
            setProblem(null);
            draft.set('name', target.value);
          }}
        />
        <Field.HelperText overflowWrap="anywhere" aria-live="polite">
          {key === '' ? create.keyHint : fill(create.key, { key })}
        </Field.HelperText>
      </Labelled>
      <Flex gap="2" mt="4">
        <BusyButton type="submit" size="sm" isBusy={isPending} busyText={create.submitting}>
          {create.submit}
        </BusyButton>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            draft.discard();
            onCancel();
          }}
        >
          {form.cancel}
        </Button>
      </Flex>
    </chakra.form>
  );
}
