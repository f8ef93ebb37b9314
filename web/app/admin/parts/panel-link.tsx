import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePanelUrl } from '~/admin/session/panel-url';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';

interface PanelLinkProps {
  path: string;
  title?: string;
  variant?: 'solid' | 'outline';
  children: ReactNode;
}

export function PanelLink({ path, title, variant = 'outline', children }: PanelLinkProps) {
  const { frame } = useTexts('admin');
  return (
    <ButtonLink size="sm" variant={variant}>
      <a href={new URL(path, usePanelUrl()).href} target="_blank" rel="noopener" title={title}>
        {children}
        <VisuallyHidden>{frame.newWindow}</VisuallyHidden>
      </a>
    </ButtonLink>
  );
}
