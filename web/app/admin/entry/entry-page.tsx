import { Box, Flex, Heading } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { BackButton } from '~/admin/parts/back-button';
import { LastChange } from '~/admin/parts/last-change';
import { TabPage } from '~/admin/parts/tab-page';
import { UnsavedMark } from '~/admin/parts/unsaved-mark';
import { ButtonLink } from '~/ui/button-link';
import { useHeadingFocus } from './entry-focus';

interface EntryPageProps {
  name: string;
  stored: { lastUpdated: string; updatedBy: string | null };
  isDirty: boolean;
  back: string;
  onClose: () => void;
  /** Leads to the entry on the site, where it has an address; `name` is for screen readers. */
  preview: { label: string; name: string; href: string } | undefined;
  children: ReactNode;
}

export function EntryPage({ name, stored, isDirty, back, onClose, preview, children }: EntryPageProps) {
  const heading = useRef<HTMLSpanElement>(null);
  useHeadingFocus(heading);
  return (
    <>
      <BackButton mb="2" onClick={onClose}>
        {back}
      </BackButton>
      <TabPage
        title={
          <Box as="span" ref={heading} tabIndex={-1} outline="none" overflowWrap="anywhere">
            {name}
          </Box>
        }
        lead={<LastChange of={stored} />}
        actions={
          <Flex align="center" gap="3" wrap="wrap">
            {isDirty && <UnsavedMark />}
            {preview && (
              <ButtonLink size="sm" variant="outline">
                <a href={preview.href} target="_blank" rel="noopener" aria-label={preview.name}>
                  {preview.label}
                  <ExternalLink size={15} aria-hidden="true" />
                </a>
              </ButtonLink>
            )}
          </Flex>
        }
      >
        {children}
      </TabPage>
    </>
  );
}

export function EntryPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" layerStyle="card" p={{ base: '4', md: '5' }}>
      <Heading as="h3" fontSize="1.0625rem" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
