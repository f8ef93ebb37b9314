import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import { forwardRef } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  isBusy?: boolean;
  /** The label while it is busy. */
  busyText?: string;
  isDisabled?: boolean;
}

/** A button that keeps the focus while it is busy: one that is `disabled` would lose it. */
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
        else event.preventDefault(); // A form is not sent either.
      }}
    >
      {isBusy && <Spinner size="inherit" borderWidth="0.125em" aria-hidden="true" />}
      {isBusy && busyText ? busyText : children}
    </Button>
  );
});
