import { Alert, type AlertRootProps, Box, Flex } from '@chakra-ui/react';
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
  const words = (
    <>
      {title && <Alert.Title>{title}</Alert.Title>}
      {text && <Alert.Description>{text}</Alert.Description>}
      {children}
    </>
  );
  return (
    <Alert.Root ref={ref} borderRadius="card" {...props}>
      <Alert.Indicator />
      <Alert.Content minW="0">
        {actions ? (
          <Flex gap="3" align="center" wrap="wrap">
            <Box flex="1 1 14rem">{words}</Box>
            {actions}
          </Flex>
        ) : (
          words
        )}
      </Alert.Content>
    </Alert.Root>
  );
});
