import { TabPage } from '~/admin/parts/tab-page';
import { useTexts } from '~/i18n/texts';

export default function PagesTab() {
  const { title } = useTexts('admin-pages');
  return <TabPage title={title.text}>{null}</TabPage>;
}
