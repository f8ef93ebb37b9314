import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { EDITOR_LAYOUTS } from '../../bootstrap/editor-layouts';
import { inGerman } from '../visibility/visibility';
import type { KeptForm } from './kept-forms';
import { type EditedForm, useFormKeeper } from './use-form-keeper';

export const UnsavedTextPanel = (edited: EditedForm) => {
  const offer = useFormKeeper(edited);
  return offer ? { title: 'Ungesicherter Text', content: <Offer uid={edited.model} {...offer} /> } : null;
};

interface OfferProps {
  uid: string;
  form: KeptForm;
  isOlder: boolean;
  accept(): void;
  discard(): void;
}

function Offer({ uid, form, isOlder, accept, discard }: OfferProps) {
  const labels = EDITOR_LAYOUTS[uid]?.fields ?? {};
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="omega">
        {`Vom ${inGerman(new Date(form.at).toISOString())} Uhr, nur in diesem Browser aufbewahrt.`}
        {isOlder &&
          ' Der Eintrag wurde seitdem gespeichert: Übernommenes ersetzt beim Speichern, was dort steht.'}
      </Typography>
      {Object.entries(form.fields).map(([name, value]) => (
        <Box key={name}>
          <Typography variant="sigma">{labels[name]?.[0] ?? name}</Typography>
          {typeof value === 'string' && (
            <Box maxHeight="12rem" overflow="auto" background="neutral100" padding={2} hasRadius>
              <Typography variant="omega" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          )}
        </Box>
      ))}
      <Flex gap={2} wrap="wrap">
        <Button onClick={accept}>Übernehmen</Button>
        <Button variant="tertiary" onClick={discard}>
          Verwerfen
        </Button>
      </Flex>
    </Flex>
  );
}
