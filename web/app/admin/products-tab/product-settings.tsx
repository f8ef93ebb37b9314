import { Badge, Field, Flex, Input, Stack, Switch, Text } from '@chakra-ui/react';
import { PROJECT_SHARED_LIMITS } from 'contract/project-fields';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useTooLong } from '~/admin/parts/too-long';
import { useTexts } from '~/i18n/texts';
import { hasBuiltInPage } from './built-in-pages';
import { LookChoice } from './look-choice';
import { textOf } from './product-fields';
import { StatusField } from './status-field';

interface ProductSettingsProps {
  productKey: string;
  form: DraftForm;
  isReadOnly: boolean;
  isUrlWrong: boolean;
}

/** What a product has once, for all languages. */
export function ProductSettings({ productKey, form, isReadOnly, isUrlWrong }: ProductSettingsProps) {
  const { literal, fields, hints, faults } = useTexts('admin-products');
  const { values, set } = form;
  const isActive = values.isActive === true;
  const externalUrl = textOf(values, 'externalUrl');
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
          <Switch.Label lang={literal.lang} fontWeight="600">
            {literal.published}
          </Switch.Label>
        </Switch.Root>
        <Flex mt="1.5" gap="2" align="baseline" fontSize="0.8125rem" color="fg.subtle">
          {!isActive && (
            <Badge lang={literal.lang} colorPalette="gray">
              {literal.draft}
            </Badge>
          )}
          <Text>{isActive ? hints.published : hidden}</Text>
        </Flex>
      </div>
      <StatusField
        value={textOf(values, 'status')}
        isReadOnly={isReadOnly}
        onChange={(status) => set('status', status)}
      />
      <LookChoice
        color={textOf(values, 'color')}
        icon={textOf(values, 'icon')}
        isReadOnly={isReadOnly}
        onColor={(color) => set('color', color)}
        onIcon={(icon) => set('icon', icon)}
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
}
