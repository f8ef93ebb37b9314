import { TabPage } from '~/admin/parts/tab-page';
import { useTexts } from '~/i18n/texts';

export default function AppearanceTab() {
  const { title } = useTexts('admin-appearance');
  return <TabPage title={title.text}>{null}</TabPage>;
}
