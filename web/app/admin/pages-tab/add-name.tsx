import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTooLong } from '~/admin/parts/too-long';

const NAME_LENGTH = 100;

interface AddNameProps {
  texts: { label: string; hint: string; submit: string; blank: string; taken: string };
  taken: readonly string[];
  onAdd: (name: string) => void;
}

export function AddName({ texts, taken, onAdd }: AddNameProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const tooLong = useTooLong();
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const found =
      wanted === '' ? texts.blank : taken.includes(wanted) ? texts.taken : tooLong(wanted, NAME_LENGTH);
    if (found) {
      setProblem(found);
      field.current?.focus();
      return;
    }
    setName('');
    onAdd(wanted);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Field.Root invalid={problem !== null} maxW="30rem" gap="1">
        <Field.Label fontSize="0.875rem">{texts.label}</Field.Label>
        <Flex gap="2" w="full" wrap="wrap">
          <Input
            ref={field}
            flex="1"
            minW="10rem"
            size="sm"
            value={name}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setProblem(null);
              setName(target.value);
            }}
          />
          <Button type="submit" size="sm" variant="outline">
            <Plus size={15} aria-hidden="true" />
            {texts.submit}
          </Button>
        </Flex>
        <Field.ErrorText>{problem}</Field.ErrorText>
        <Field.HelperText>{texts.hint}</Field.HelperText>
      </Field.Root>
    </form>
  );
}
