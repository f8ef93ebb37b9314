import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import { forwardRef } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  isBusy?: boolean;
  /** Stands in place of the words while what the button began is running. */
  busyText?: string;
  isDisabled?: boolean;
}

/** A button that keeps the focus while it does nothing: one that is `disabled` would lose it to the page. */
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
