import { EmptyState } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useTexts } from '~/i18n/texts';

/** In the words of the specification (section 8). */
export function NoMessages() {
  const { empty } = useTexts('admin-messages');
  return (
    <EmptyState.Root lang={empty.lang} layerStyle="card">
      <EmptyState.Content>
        <EmptyState.Indicator color="petrol">
          <Mail size={32} strokeWidth={1.5} aria-hidden="true" />
        </EmptyState.Indicator>
        <EmptyState.Title as="h3">{empty.title}</EmptyState.Title>
        <EmptyState.Description>{empty.text}</EmptyState.Description>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
