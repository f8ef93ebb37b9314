import { TabPage } from '~/admin/parts/tab-page';
import { useTexts } from '~/i18n/texts';

export default function MediaTab() {
  const { title } = useTexts('admin-media');
  return <TabPage title={title.text}>{null}</TabPage>;
}
