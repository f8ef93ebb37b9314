import { Box, Field, Input, InputGroup } from '@chakra-ui/react';
import { PROJECT_TEXTS } from 'contract/project-fields';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { useCreateProduct } from '~/admin/data/products';
import { useDraft } from '~/admin/drafts/use-draft';
import { textOf } from '~/admin/entry/entry-fields';
import { useFailureNotice } from '~/admin/parts/notices';
import { SaveBar } from '~/admin/parts/save-bar';
import { TabPage } from '~/admin/parts/tab-page';
import { useTooLong } from '~/admin/parts/too-long';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import type { Product } from './product-fields';
import { type KeyFault, keyFault, keyFromTitle } from './product-key';

/** Stands for a new product in the address and among the drafts; no key can look like this. */
export const NEW_PRODUCT = '+';
const NOTHING = { title: '', key: '' };

interface NewProductProps {
  onClose: () => void;
  onCreated: (key: string) => void;
}

export function NewProduct({ onClose, onCreated }: NewProductProps) {
  const { actions, create: texts, fields, hints, faults } = useTexts('admin-products');
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const tooLong = useTooLong();
  const form = useDraft({ kind: 'new-project', key: NEW_PRODUCT }, NOTHING);
  const title = textOf(form.values.title);
  // The key follows the title until it is edited.
  const [isKeyOwn, setKeyOwn] = useState(textOf(form.values.key) !== '');
  const key = isKeyOwn ? textOf(form.values.key) : keyFromTitle(title);
  const [fault, setFault] = useState<{ title: boolean; key: KeyFault | 'taken' | null }>({
    title: false,
    key: null,
  });
  const titleField = useRef<HTMLInputElement>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending } = useCreateProduct();
  const calls = useOneAtATime();
  useEffect(() => titleField.current?.focus(), []);

  const isTitleTooLong = tooLong(title, PROJECT_TEXTS.title.limit) !== null;
  const titleFault = fault.title ? faults.title : tooLong(title, PROJECT_TEXTS.title.limit);

  const onSuccess = (product: Product) => {
    form.discard();
    notify({ title: texts.done, description: texts.doneText });
    onCreated(product.key);
  };
  const onError = (error: unknown) => {
    if (!(error instanceof CallError && error.status === 409)) {
      return notifyFailure(failure.create, error, 'kept');
    }
    setFault({ title: false, key: 'taken' });
    keyField.current?.focus();
  };
  const onSave = () => {
    const found = { title: title.trim() === '', key: keyFault(key) };
    setFault(found);
    if (found.title || isTitleTooLong) return titleField.current?.focus();
    if (found.key) return keyField.current?.focus();
    void calls.once(async () => {
      try {
        await mutateAsync({ key, title: title.trim(), isActive: false }, { onSuccess, onError });
      } catch {
        // onError shows the notice; the draft stays.
      }
    });
  };
  return (
    <TabPage title={actions.add} lead={texts.lead}>
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
        <Field.Root required invalid={titleFault !== null}>
          <Field.Label>{fields.title}</Field.Label>
          <Input
            ref={titleField}
            lang="de"
            value={title}
            onChange={(event) => form.set('title', event.target.value)}
          />
          <Field.ErrorText>{titleFault}</Field.ErrorText>
        </Field.Root>
        <Field.Root required invalid={fault.key !== null}>
          <Field.Label>{fields.key}</Field.Label>
          <InputGroup startElement="/products/" startElementProps={{ color: 'fg.subtle', ps: '3' }}>
            <Input
              ref={keyField}
              ps="5.75rem"
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
          {fault.key && <Field.ErrorText>{faults.key[fault.key]}</Field.ErrorText>}
          <Field.HelperText>{hints.key}</Field.HelperText>
        </Field.Root>
        {/* Lets Enter in a field save; the visible button is in the bar. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Box>
      <SaveBar form={form} isSaving={isPending} onSave={onSave} onClose={onClose} />
    </TabPage>
  );
}
