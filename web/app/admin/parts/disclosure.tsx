import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { forwardRef, type ReactNode, useId, useState } from 'react';

interface DisclosureProps extends Omit<ButtonProps, 'children'> {
  Icon: LucideIcon;
  label: string;
  children: ReactNode;
}

/** Opens and closes what stands below its button; closed, it is not rendered. */
export const Disclosure = forwardRef<HTMLButtonElement, DisclosureProps>(function Disclosure(
  { Icon, label, children, ...button },
  ref,
) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        ref={ref}
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        {...button}
      >
        <Icon size={16} aria-hidden="true" />
        {label}
      </Button>
      <Box id={id} mt={isOpen ? '3' : '0'}>
        {isOpen && children}
      </Box>
    </>
  );
});
