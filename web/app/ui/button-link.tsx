import { Button, type ButtonProps } from '@chakra-ui/react';

/** A link, its only child, with the look of a button and without the type of one, which Chakra gives to every child. */
export function ButtonLink(props: Omit<ButtonProps, 'asChild' | 'type'>) {
  return <Button {...props} asChild type={undefined} />;
}
