import { useTexts } from '~/i18n/texts';
import { Notice } from './notice';

export function NotAllowed() {
  const { frame } = useTexts('admin');
  return <Notice status="info" title={frame.notAllowed} />;
}
