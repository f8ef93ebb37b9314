import { Alert, type AlertRootProps } from '@chakra-ui/react';
import { forwardRef, type ReactNode } from 'react';

interface NoticeProps extends Omit<AlertRootProps, 'title'> {
  status: 'info' | 'warning' | 'error';
  title?: ReactNode;
  text?: ReactNode;
  /** Buttons beside the words, or below them where there is no room. */
  actions?: ReactNode;
}

/** Stays on the page, unlike the notices of `notify`. Shows the children below the words. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { title, text, actions, children, ...props },
  ref,
) {
  const besideActions = { alignItems: 'center', flexWrap: 'wrap' } as const;
  return (
    <Alert.Root ref={ref} borderRadius="card" {...(actions && besideActions)} {...props}>
      <Alert.Indicator />
      <Alert.Content minW="0" flex={actions ? '1 1 18rem' : undefined}>
        {title && <Alert.Title>{title}</Alert.Title>}
        {text && <Alert.Description>{text}</Alert.Description>}
        {children}
      </Alert.Content>
      {actions}
    </Alert.Root>
  );
});
