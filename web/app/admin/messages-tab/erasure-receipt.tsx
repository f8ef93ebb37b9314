import { Box, Button, Heading, Text } from '@chakra-ui/react';
import type { ErasureReceipt } from 'contract/personal-data';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { longDate } from '~/admin/parts/dates';
import { saveJson } from '~/admin/parts/save-file';
import { useTexts } from '~/i18n/texts';
import { Facts } from './facts';

export function ErasureReceiptCard({ receipt }: { receipt: ErasureReceipt }) {
  const { person } = useTexts('admin-messages');
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <Heading ref={heading} tabIndex={-1} as="h3" fontSize="1.0625rem" outline="none">
        {person.receipt}
      </Heading>
      <Facts
        facts={[
          { label: person.receiptTime, value: longDate(receipt.erasedAt) },
          { label: person.receiptCount, value: receipt.count },
          { label: person.receiptDigest, value: receipt.digest },
        ]}
      />
      <Text mt="4" fontSize="0.875rem" color="fg.muted">
        {person.receiptText}
      </Text>
      <Button
        mt="4"
        size="sm"
        variant="outline"
        onClick={() => saveJson('beleg-der-loeschung.json', receipt)}
      >
        <Download size={16} aria-hidden="true" />
        {person.receiptDownload}
      </Button>
    </Box>
  );
}
