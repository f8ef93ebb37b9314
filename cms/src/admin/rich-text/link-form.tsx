import { Button, Field, Flex, Modal, TextInput } from '@strapi/design-system';
import { type KeyboardEvent, useState } from 'react';
import { type LinkParts, linkAddress } from './text-change';

const NO_ADDRESS =
  'Bitte eine Adresse angeben: https://…, eine Seite dieser Website wie /blog oder eine E-Mail-Adresse.';

interface Props {
  initial: LinkParts;
  onInsert: (link: LinkParts) => void;
  onClose: () => void;
  onClosed: () => void;
}

export function LinkForm({ initial, onInsert, onClose, onClosed }: Props) {
  const [words, setWords] = useState(initial.words);
  const [address, setAddress] = useState(initial.address);
  const [error, setError] = useState<string>();

  function insert() {
    const complete = linkAddress(address);
    if (complete) onInsert({ words: words.trim() || address.trim(), address: complete });
    else setError(NO_ADDRESS);
  }

  /** Replaces a form element, which would nest in the entry's form and save the entry on Enter. */
  function insertOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    insert();
  }

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Modal.Header closeLabel="Schließen">
          <Modal.Title>Link</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root name="link-words">
              <Field.Label>Text</Field.Label>
              <TextInput
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
                onKeyDown={insertOnEnter}
              />
            </Field.Root>
            <Field.Root
              name="link-address"
              error={error}
              hint="Zum Beispiel https://www.beispiel.de oder /blog"
            >
              <Field.Label>Adresse</Field.Label>
              <TextInput
                value={address}
                onChange={(event) => setAddress(event.currentTarget.value)}
                onKeyDown={insertOnEnter}
              />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button onClick={insert}>Link einfügen</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
