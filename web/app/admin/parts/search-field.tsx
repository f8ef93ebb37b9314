import { Input, type InputProps } from '@chakra-ui/react';

interface SearchFieldProps extends Omit<InputProps, 'type' | 'onChange'> {
  /** What is searched, as name of the field and as the word in it. */
  label: string;
  value: string;
  onChange: (search: string) => void;
}

/** Narrows a list down while somebody types. */
export function SearchField({ label, onChange, ...props }: SearchFieldProps) {
  return (
    <Input
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    />
  );
}
