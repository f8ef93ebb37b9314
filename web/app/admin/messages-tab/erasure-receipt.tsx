import { Box, Button, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import type { ErasureReceipt } from 'contract/personal-data';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { longDate } from '~/admin/parts/dates';
import { saveJson } from '~/admin/parts/save-file';
import { useTexts } from '~/i18n/texts';

export function ErasureReceiptCard({ receipt }: { receipt: ErasureReceipt }) {
  const { person } = useTexts('admin-messages');
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    [person.receiptTime, longDate(receipt.erasedAt)],
    [person.receiptCount, String(receipt.count)],
    [person.receiptDigest, receipt.digest],
  ] as const;
  return (
    <Box>
      <Heading ref={heading} tabIndex={-1} as="h3" fontSize="1.0625rem" outline="none">
        {person.receipt}
      </Heading>
      <Grid
        as="dl"
        mt="3"
        gap="1.5"
        columnGap="5"
        templateColumns="max-content minmax(0, 1fr)"
        fontSize="0.9375rem"
      >
        {facts.map(([label, value]) => (
          <Box key={label} display="contents">
            <chakra.dt color="fg.subtle">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </Box>
        ))}
      </Grid>
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
