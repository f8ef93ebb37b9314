import { OrderedKindTab } from '~/admin/ordered-kind/ordered-kind-tab';
import { RESOURCES } from './resources-kind';

export default function ResourcesTab() {
  return <OrderedKindTab of={RESOURCES} />;
}
