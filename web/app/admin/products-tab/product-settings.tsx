import { Badge, Field, Flex, Input, NativeSelect, Stack, Switch, Text } from '@chakra-ui/react';
import {
  PROJECT_ILLUSTRATIONS,
  PROJECT_SAMPLES,
  PROJECT_SCENES,
  PROJECT_SHARED_LIMITS,
} from 'contract/project-fields';
import { memo } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useTooLong } from '~/admin/parts/too-long';
import { builtInEntry } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { LookChoice } from './look-choice';
import { StatusField } from './status-field';

interface ProductSettingsProps {
  isActive: boolean;
  status: string;
  color: string;
  icon: string;
  illustration: string;
  scene: string;
  sample: string;
  externalUrl: string;
  isReadOnly: boolean;
  isUrlWrong: boolean;
  set: DraftForm['set'];
}

/** Memoized, so that typing a text does not render it. */
export const ProductSettings = memo(function ProductSettings({
  isActive,
  status,
  color,
  icon,
  illustration,
  scene,
  sample,
  externalUrl,
  isReadOnly,
  isUrlWrong,
  set,
}: ProductSettingsProps) {
  const { states, fields, hints, faults } = useTexts('admin-products');
  const urlFault =
    useTooLong()(externalUrl, PROJECT_SHARED_LIMITS.externalUrl) ?? (isUrlWrong ? faults.externalUrl : null);
  const drawings = [
    { name: 'illustration', value: illustration, choices: PROJECT_ILLUSTRATIONS },
    { name: 'scene', value: scene, choices: PROJECT_SCENES },
    { name: 'sample', value: sample, choices: PROJECT_SAMPLES },
  ] as const;
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
          <Text>{isActive ? hints.published : hints.hidden}</Text>
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
      {drawings.map(({ name, value, choices }) => (
        <Field.Root key={name} disabled={isReadOnly}>
          <Field.Label>{fields[name]}</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field value={value} onChange={({ target }) => set(name, target.value)}>
              <option value="">{hints.asIntended}</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {builtInEntry(choice)?.name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      ))}
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
