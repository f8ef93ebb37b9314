import { NativeSelect } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';
import { fileIn, placeOfFile, useTextPages } from './text-pages';

export function PlaceChoice({ textsOf, onChoice }: { textsOf: string; onChoice: (place: string) => void }) {
  const { choice } = useTexts('admin-page-texts');
  const { pages, files } = useTextPages();
  const isListed = fileIn(textsOf) !== null || pages.some(({ path }) => path === textsOf);
  return (
    <NativeSelect.Root size="sm" w={{ base: 'full', sm: '18rem' }}>
      <NativeSelect.Field
        aria-label={choice.page}
        value={textsOf}
        onChange={({ target: { value } }) => onChoice(value)}
      >
        <optgroup label={choice.pages}>
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
          {!isListed && <option value={textsOf}>{textsOf}</option>}
        </optgroup>
        <optgroup label={choice.files}>
          {files.map(({ file, title }) => (
            <option key={file} value={placeOfFile(file)}>
              {title}
            </option>
          ))}
        </optgroup>
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
