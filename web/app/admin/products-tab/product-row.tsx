import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePublishProduct } from '~/admin/data/products';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { EntryRow } from '~/admin/list/entry-row';
import { OrderedControls } from '~/admin/list/ordered-controls';
import { listDate } from '~/admin/parts/dates';
import { judgedLanguages } from '~/admin/parts/judged-languages';
import { LanguageStates } from '~/admin/parts/language-states';
import { useAccount } from '~/admin/session/account';
import { canonicalProduct } from '~/features/products/products';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { MaturityRail } from '~/sections/shared/maturity-rail';
import { ProductIcon } from '~/sections/shared/product-icon';
import { previewAddress } from './preview-address';
import { fieldsOf, type Product, textsIn } from './product-fields';

interface ProductRowProps {
  product: Product;
  handle: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

export const editButtonId = (key: string) => `product-edit-${key}`;

export function ProductRow({ product, handle, onEdit, onDelete }: ProductRowProps) {
  const { actions, list, states } = useTexts('admin-products');
  const publish = usePublishProduct();
  const { may } = useAccount();
  const hasDraft = useHasDraft();
  const { key, title: name, status, color, icon, isActive, updatedBy, outdated } = product;
  const fields = fieldsOf(product);
  const languages = judgedLanguages({ textsIn: (language) => textsIn(fields, language), outdated });
  const date = listDate(product.lastUpdated);
  return (
    <EntryRow
      lead={
        <>
          {handle}
          <Flex
            align="center"
            justify="center"
            w="10"
            h="10"
            borderRadius="control"
            bg={`accent.${color}.tint`}
            color={`accent.${color}.deep`}
          >
            <ProductIcon name={icon} size={22} />
          </Flex>
        </>
      }
      title={name}
      code={key}
      mark={status && <MaturityRail stage={status} />}
      isUnsaved={hasDraft('project', key) || hasDraft('product-text', canonicalProduct(key))}
      facts={updatedBy ? fill(list.updatedBy, { date, name: updatedBy }) : fill(list.updated, { date })}
      states={<LanguageStates states={languages} />}
      controls={
        <OrderedControls
          id={key}
          name={name}
          label={fill(list.publish, { name })}
          isOn={isActive}
          mayChange={may.projects.update}
          onChange={(isOn) => publish.mutate({ key, isOn })}
          state={isActive ? states.published : states.draft}
          palette={isActive ? 'green' : 'gray'}
        />
      }
      actions={[
        { id: editButtonId(key), label: actions.edit, name: `${actions.edit}: ${name}`, onChoose: onEdit },
        { label: actions.preview, name: fill(list.previewOf, { name }), href: previewAddress(product) },
        may.projects.delete && {
          label: actions.delete,
          name: `${actions.delete}: ${name}`,
          look: 'danger',
          onChoose: onDelete,
        },
      ]}
    />
  );
}
