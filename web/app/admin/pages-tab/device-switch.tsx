import { Button, Flex } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import type { Device } from './frame-scale';

const PHONE_WIDTH = 640;

/** On a phone, a desktop page would be too small to read. */
export const firstDevice = (): Device => (window.innerWidth < PHONE_WIDTH ? 'phone' : 'desktop');

export function DeviceSwitch({ device, onDevice }: { device: Device; onDevice: (device: Device) => void }) {
  const { preview } = useTexts('admin-pages');
  return (
    <Flex role="group" aria-label={preview.device}>
      {(
        [
          ['desktop', Monitor],
          ['phone', Smartphone],
        ] as const
      ).map(([name, Icon], index) => (
        <Button
          key={name}
          size="sm"
          variant="outline"
          px="2.5"
          aria-pressed={device === name}
          aria-label={preview[name]}
          title={preview[name]}
          bg={device === name ? 'sky' : 'bg'}
          borderColor={device === name ? 'petrol' : 'border.emphasized'}
          borderStartRadius={index === 0 ? undefined : '0'}
          borderEndRadius={index === 0 ? '0' : undefined}
          ms={index === 0 ? '0' : '-1px'}
          zIndex={device === name ? '1' : undefined}
          onClick={() => onDevice(name)}
        >
          <Icon size={16} aria-hidden="true" />
        </Button>
      ))}
    </Flex>
  );
}
