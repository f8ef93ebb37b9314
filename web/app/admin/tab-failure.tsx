import { Button } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';
import { Notice } from './parts/notice';

/** The code of a tab cannot be loaded if the site is down, or was deployed since the screen opened. */
export function TabFailure() {
  const { unloadable } = useTexts('admin');
  return (
    <Notice
      status="error"
      title={<span role="alert">{unloadable.title}</span>}
      text={unloadable.text}
      actions={
        <Button size="sm" colorPalette="brand" onClick={() => window.location.reload()}>
          {unloadable.reload}
        </Button>
      }
    />
  );
}
