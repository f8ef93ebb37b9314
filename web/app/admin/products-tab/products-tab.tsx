import { TabPage } from '~/admin/parts/tab-page';
import { useTexts } from '~/i18n/texts';

export default function ProductsTab() {
  const { title } = useTexts('admin-products');
  return <TabPage title={title.text}>{null}</TabPage>;
}
