import { Text, type TextProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** Introduces a step and takes the focus, because the button that led here is gone. */
export function StepText(props: TextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return <Text ref={text} tabIndex={-1} outline="none" lineHeight="1.55" {...props} />;
}
