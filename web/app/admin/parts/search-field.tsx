import { Input, type InputProps } from '@chakra-ui/react';

interface SearchFieldProps extends Omit<InputProps, 'type' | 'onChange'> {
  label: string;
  value: string;
  onChange: (search: string) => void;
}

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
