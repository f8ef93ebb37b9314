import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import { Maximize2, Minimize2, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { LanguageChoice } from '~/admin/parts/language-choice';
import { languageName } from '~/admin/parts/language-name';
import type { BlockCommand } from '~/features/preview/blocks/arranging';
import type { SectionDraft } from '~/features/preview/protocol';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { DeviceSwitch, firstDevice } from './device-switch';
import { PreviewFrame } from './preview-frame';
import { PreviewState } from './preview-state';

/** Specification 2. */
const FRAME_HEIGHT = '24rem';

interface LivePreviewProps {
  draft: SectionDraft;
  pathIn: (language: Language) => string;
  height?: string;
  isStored: boolean;
  language: Language;
  onLanguage: (language: Language) => void;
  onCommand?: (command: BlockCommand) => void;
}

export function LivePreview(props: LivePreviewProps) {
  const { draft, pathIn, height = FRAME_HEIGHT, isStored, language, onLanguage, onCommand } = props;
  const { preview } = useTexts('admin-pages');
  const [device, setDevice] = useState(firstDevice);
  const [isEnlarged, setEnlarged] = useState(false);
  const [loads, setLoads] = useState(0);
  const [readyFrame, setReadyFrame] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const sizeButton = useRef<HTMLButtonElement>(null);
  const reloadButton = useRef<HTMLButtonElement>(null);
  const frameKey = `${language} ${loads}`;
  const isReady = readyFrame === frameKey;

  /** Opens the dialog as modal, so that the browser traps the focus, without reloading the iframe. */
  const resize = (isLarge: boolean) => {
    if (!dialog.current) return;
    dialog.current.close();
    if (isLarge) dialog.current.showModal();
    else dialog.current.open = true;
    setEnlarged(isLarge);
    sizeButton.current?.focus();
  };

  /** Shows the form again, which a modal preview would keep out of reach. */
  const obey = (command: BlockCommand) => {
    if (isEnlarged && command.action === 'edit') resize(false);
    onCommand?.(command);
  };

  return (
    <chakra.dialog
      ref={dialog}
      open
      aria-label={preview.title}
      onCancel={(event) => {
        event.preventDefault();
        resize(false);
      }}
      position="static"
      display="flex"
      flexDirection="column"
      w="full"
      m="0"
      p="0"
      bg="bg"
      color="fg"
      border="1px solid"
      borderColor="border"
      borderRadius="card"
      overflow="hidden"
      css={{
        '&:modal': {
          position: 'fixed',
          inset: { base: '0', md: '1.5rem' },
          width: 'auto',
          height: 'auto',
          maxWidth: 'none',
          maxHeight: 'none',
        },
        '&::backdrop': { background: 'rgba(11, 34, 57, 0.48)' },
      }}
    >
      <Flex gap="2" px="3" py="2" align="center" wrap="wrap" borderBottom="1px solid" borderColor="border">
        <Text
          fontWeight="600"
          fontSize="0.9375rem"
          display={{ base: 'none', sm: 'block', xl: isEnlarged ? 'block' : 'none', '2xl': 'block' }}
        >
          {preview.title}
        </Text>
        <Box me="auto">
          <LanguageChoice label={preview.language} language={language} onChoice={onLanguage} />
        </Box>
        <DeviceSwitch device={device} onDevice={setDevice} />
        <Button
          ref={reloadButton}
          size="sm"
          variant="ghost"
          px="2"
          onClick={() => setLoads(loads + 1)}
          aria-label={preview.reload}
        >
          <RotateCw size={16} aria-hidden="true" />
        </Button>
        <Button ref={sizeButton} size="sm" variant="outline" onClick={() => resize(!isEnlarged)}>
          {isEnlarged ? (
            <Minimize2 size={15} aria-hidden="true" />
          ) : (
            <Maximize2 size={15} aria-hidden="true" />
          )}
          {isEnlarged ? preview.shrink : preview.enlarge}
        </Button>
      </Flex>
      <Box h={isEnlarged ? 'auto' : height} flex={isEnlarged ? '1' : 'none'} minH="0">
        <PreviewFrame
          key={frameKey}
          draft={draft}
          isStored={isStored}
          path={pathIn(language)}
          device={device}
          title={fill(preview.frame, { language: languageName(language) })}
          onReady={() => setReadyFrame(frameKey)}
          onCommand={obey}
        />
      </Box>
      <PreviewState
        key={frameKey}
        isReady={isReady}
        onReload={() => {
          setLoads(loads + 1);
          // The pressed button disappears.
          reloadButton.current?.focus();
        }}
      />
    </chakra.dialog>
  );
}
