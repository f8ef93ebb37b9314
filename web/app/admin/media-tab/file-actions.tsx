import { Box, Button, Progress } from '@chakra-ui/react';
import { type LucideIcon, Upload, X } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';

export interface ChooserProps {
  /** The address of the file that is in use. */
  current: string | null;
  onChoose: (url: string) => void;
  onClose: () => void;
}

interface FileActionsProps {
  Icon: LucideIcon;
  texts: Readonly<
    Record<'choose' | 'chooseFor' | 'upload' | 'uploadFor' | 'uploading' | 'remove' | 'removeFor', string>
  >;
  /** Fills the names of the buttons. */
  named: Readonly<Record<string, string>>;
  accept: string;
  rules?: string;
  Chooser: ComponentType<ChooserProps>;
  /** The address of the file, empty without one. */
  value: string;
  onChange: (url: string) => void;
  upload: (file: File) => Promise<void>;
  /** How much is sent; null while nothing is. */
  percent: number | null;
}

/** Chooses, uploads and removes the file of a field. */
export function FileActions(props: FileActionsProps) {
  const { Icon, texts, named, accept, rules, Chooser, value, onChange, upload, percent } = props;
  const { may } = useAccount();
  const [isChoosing, setChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const isUploading = percent !== null;
  return (
    <>
      {may.media.read && (
        <Button
          ref={chooseButton}
          size="sm"
          variant="outline"
          onClick={() => setChoosing(true)}
          aria-label={fill(texts.chooseFor, named)}
        >
          <Icon size={15} aria-hidden="true" />
          {texts.choose}
        </Button>
      )}
      {may.media.create && (
        <>
          <Button
            size="sm"
            variant="outline"
            aria-disabled={isUploading || undefined}
            onClick={() => !isUploading && input.current?.click()}
            aria-label={fill(texts.uploadFor, named)}
          >
            <Upload size={15} aria-hidden="true" />
            {texts.upload}
          </Button>
          <input
            ref={input}
            type="file"
            accept={accept}
            hidden
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = ''; // Lets the same file be chosen again.
              if (chosen) void upload(chosen);
            }}
          />
        </>
      )}
      {value !== '' && (
        <Button
          size="sm"
          {...QUIET_DANGER}
          onClick={() => {
            onChange('');
            chooseButton.current?.focus();
          }}
          aria-label={fill(texts.removeFor, named)}
        >
          <X size={15} aria-hidden="true" />
          {texts.remove}
        </Button>
      )}
      <Box role="status" flexBasis="full" fontSize="0.8125rem" color="fg.subtle" _empty={{ display: 'none' }}>
        {isUploading ? texts.uploading : rules}
      </Box>
      {isUploading && (
        <Progress.Root value={percent} size="xs" flexBasis="full" aria-label={texts.uploading}>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {isChoosing && (
        <Chooser
          current={value || null}
          onChoose={(url) => {
            onChange(url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
