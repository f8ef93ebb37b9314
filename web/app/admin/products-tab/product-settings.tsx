import { Badge, Field, Flex, Input, Stack, Switch, Text } from '@chakra-ui/react';
import { PROJECT_SHARED_LIMITS } from 'contract/project-fields';
import { memo } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useTooLong } from '~/admin/parts/too-long';
import { useTexts } from '~/i18n/texts';
import { hasBuiltInPage } from './built-in-pages';
import { LookChoice } from './look-choice';
import { StatusField } from './status-field';

interface ProductSettingsProps {
  productKey: string;
  isActive: boolean;
  status: string;
  color: string;
  icon: string;
  externalUrl: string;
  isReadOnly: boolean;
  isUrlWrong: boolean;
  set: DraftForm['set'];
}

/** Memoized, so that typing a text does not render it. */
export const ProductSettings = memo(function ProductSettings({
  productKey,
  isActive,
  status,
  color,
  icon,
  externalUrl,
  isReadOnly,
  isUrlWrong,
  set,
}: ProductSettingsProps) {
  const { states, fields, hints, faults } = useTexts('admin-products');
  const urlFault =
    useTooLong()(externalUrl, PROJECT_SHARED_LIMITS.externalUrl) ?? (isUrlWrong ? faults.externalUrl : null);
  const hidden = hasBuiltInPage(productKey) ? hints.hiddenBuiltIn : hints.hidden;
  return (
    <Stack gap="6">
      <div>
        <Switch.Root
          size="md"
          colorPalette="green"
          checked={isActive}
          disabled={isReadOnly}
          onCheckedChange={({ checked }) => set('isActive', checked)}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label fontWeight="600">{states.published}</Switch.Label>
        </Switch.Root>
        <Flex mt="1.5" gap="2" align="baseline" fontSize="0.8125rem" color="fg.subtle">
          {!isActive && <Badge colorPalette="gray">{states.draft}</Badge>}
          <Text>{isActive ? hints.published : hidden}</Text>
        </Flex>
      </div>
      <StatusField value={status} isReadOnly={isReadOnly} onChange={(chosen) => set('status', chosen)} />
      <LookChoice
        color={color}
        icon={icon}
        isReadOnly={isReadOnly}
        onColor={(chosen) => set('color', chosen)}
        onIcon={(chosen) => set('icon', chosen)}
      />
      <Field.Root readOnly={isReadOnly} invalid={urlFault !== null}>
        <Field.Label>{fields.externalUrl}</Field.Label>
        <Input
          size="sm"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={externalUrl}
          onChange={(event) => set('externalUrl', event.target.value)}
        />
        <Field.ErrorText>{urlFault}</Field.ErrorText>
        <Field.HelperText>{hints.externalUrl}</Field.HelperText>
      </Field.Root>
    </Stack>
  );
});
