import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import { forwardRef } from 'react';

export interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  isBusy?: boolean;
  busyText?: string;
  isDisabled?: boolean;
}

/** Keeps the focus while busy: a `disabled` button would lose it. */
export const BusyButton = forwardRef<HTMLButtonElement, BusyButtonProps>(function BusyButton(
  { isBusy = false, busyText, isDisabled = false, onClick, children, ...props },
  ref,
) {
  const isIdle = !isBusy && !isDisabled;
  return (
    <Button
      ref={ref}
      {...props}
      aria-busy={isBusy || undefined}
      aria-disabled={!isIdle || undefined}
      onClick={(event) => {
        if (isIdle) onClick?.(event);
        else event.preventDefault(); // Also stops the form from submitting.
      }}
    >
      {isBusy && <Spinner size="inherit" borderWidth="0.125em" aria-hidden="true" />}
      {isBusy && busyText ? busyText : children}
    </Button>
  );
});
