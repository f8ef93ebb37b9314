import { PROJECT_TEXTS, RESERVED_PROJECT_KEYS } from 'contract/project-fields';
import { useCreateProduct } from '~/admin/data/products';
import { NewEntry } from '~/admin/entry/new-entry';
import { useTexts } from '~/i18n/texts';

interface NewProductProps {
  onClose: () => void;
  onCreated: (key: string) => void;
}

export function NewProduct(props: NewProductProps) {
  const { actions, create, fields, hints, faults } = useTexts('admin-products');
  const { mutateAsync, isPending } = useCreateProduct();
  const words = { ...create, heading: actions.add, title: fields.title, key: fields.key, keyHint: hints.key };
  return (
    <NewEntry
      kind="new-project"
      words={{ ...words, faults }}
      address={{ start: '/products/', width: '5.75rem' }}
      titleLimit={PROJECT_TEXTS.title.limit}
      isReserved={(key) => RESERVED_PROJECT_KEYS.includes(key)}
      create={(input) => mutateAsync({ ...input, isActive: false })}
      isCreating={isPending}
      {...props}
    />
  );
}
