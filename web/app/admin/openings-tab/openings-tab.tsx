import { OrderedKindTab } from '~/admin/ordered-kind/ordered-kind-tab';
import { OPENINGS } from './openings-kind';

export default function OpeningsTab() {
  return <OrderedKindTab of={OPENINGS} />;
}
