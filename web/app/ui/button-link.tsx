import { Button, type ButtonProps } from '@chakra-ui/react';

/** Renders a link, its only child, as a button without the `type` that Chakra gives to every child. */
export function ButtonLink(props: Omit<ButtonProps, 'asChild' | 'type'>) {
  return <Button {...props} asChild type={undefined} />;
}
