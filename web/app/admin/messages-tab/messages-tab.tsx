import { TabPage } from '~/admin/parts/tab-page';
import { useTexts } from '~/i18n/texts';

export default function MessagesTab() {
  const { title } = useTexts('admin-messages');
  return <TabPage title={title.text}>{null}</TabPage>;
}
