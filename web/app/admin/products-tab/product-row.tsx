import { Badge, Box, Button, Flex, Grid, Heading, Switch, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePublishProduct } from '~/admin/data/products';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { MoveButtons } from '~/admin/list/sortable';
import { listDate } from '~/admin/parts/dates';
import { judgedLanguages } from '~/admin/parts/judged-languages';
import { LanguageStates } from '~/admin/parts/language-states';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { useAccount } from '~/admin/session/account';
import { canonicalProduct } from '~/features/products/products';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { MaturityRail } from '~/sections/shared/maturity-rail';
import { ProductIcon } from '~/sections/shared/product-icon';
import { ButtonLink } from '~/ui/button-link';
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
  return (
    <Grid
      templateColumns={{ base: 'auto minmax(0, 1fr)', xl: 'auto minmax(0, 1fr) auto' }}
      columnGap="3"
      rowGap="2"
      alignItems="center"
      px={{ base: '3', md: '4' }}
      py="3"
    >
      <Flex align="center" gap="2" alignSelf={{ base: 'start', xl: 'center' }}>
        {handle}
        <Flex
          align="center"
          justify="center"
          w="10"
          h="10"
          borderRadius="control"
          bg={`accent.${product.color}.tint`}
          color={`accent.${product.color}.deep`}
        >
          <ProductIcon name={product.icon} size={22} />
        </Flex>
      </Flex>
      <ProductFacts product={product} />
      <RowActions product={product} onEdit={onEdit} onDelete={onDelete} />
    </Grid>
  );
}

function ProductFacts({ product }: { product: Product }) {
  const { list } = useTexts('admin-products');
  const { form } = useTexts('admin');
  const hasDraft = useHasDraft();
  const fields = fieldsOf(product);
  const states = judgedLanguages({
    textsIn: (language) => textsIn(fields, language),
    outdated: product.outdated,
  });
  const date = listDate(product.lastUpdated);
  return (
    <Box minW="0">
      <Flex align="center" columnGap="2.5" rowGap="1" wrap="wrap">
        <Heading as="h3" fontSize="1rem" lineHeight="1.4" overflowWrap="anywhere">
          {product.title}
        </Heading>
        <Text as="code" fontFamily="mono" fontSize="0.8125rem" color="fg.subtle" overflowWrap="anywhere">
          {product.key}
        </Text>
        {product.status && <MaturityRail stage={product.status} />}
        {(hasDraft('project', product.key) || hasDraft('product-text', canonicalProduct(product.key))) && (
          <Badge colorPalette="yellow" px="2" minH="6" whiteSpace="normal">
            {form.unsaved}
          </Badge>
        )}
      </Flex>
      <Flex align="center" columnGap="4" rowGap="1" mt="1.5" wrap="wrap">
        <LanguageStates states={states} />
        <Text fontSize="0.8125rem" color="fg.subtle">
          {product.updatedBy
            ? fill(list.updatedBy, { date, name: product.updatedBy })
            : fill(list.updated, { date })}
        </Text>
      </Flex>
    </Box>
  );
}

function RowActions({ product, onEdit, onDelete }: Omit<ProductRowProps, 'handle'>) {
  const { actions, list } = useTexts('admin-products');
  const { may } = useAccount();
  const { key, title: name } = product;
  return (
    <Flex
      gridColumn={{ base: '1 / -1', xl: 'auto' }}
      align="center"
      justify={{ base: 'space-between', md: 'end' }}
      columnGap="4"
      rowGap="2"
      wrap="wrap"
    >
      <PublishedSwitch product={product} />
      {may.projects.update && (
        <Flex>
          <MoveButtons id={key} name={name} />
        </Flex>
      )}
      <Flex gap="1.5" wrap="wrap">
        <Button
          id={editButtonId(key)}
          size="xs"
          variant="outline"
          aria-label={`${actions.edit}: ${name}`}
          onClick={onEdit}
        >
          {actions.edit}
        </Button>
        <ButtonLink size="xs" variant="outline">
          <a
            href={previewAddress(product)}
            target="_blank"
            rel="noopener"
            aria-label={fill(list.previewOf, { name })}
          >
            {actions.preview}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        </ButtonLink>
        {may.projects.delete && (
          <Button size="xs" {...QUIET_DANGER} aria-label={`${actions.delete}: ${name}`} onClick={onDelete}>
            {actions.delete}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function PublishedSwitch({ product }: { product: Product }) {
  const { states, list } = useTexts('admin-products');
  const { may } = useAccount();
  const publish = usePublishProduct();
  const { key, isActive, title } = product;
  return (
    <Flex align="center" gap="2">
      {may.projects.update && (
        <Switch.Root
          size="sm"
          colorPalette="green"
          checked={isActive}
          onCheckedChange={({ checked }) => publish.mutate({ key, isActive: checked })}
        >
          <Switch.HiddenInput aria-label={fill(list.publish, { name: title })} />
          <Switch.Control minW="8" />
        </Switch.Root>
      )}
      <Badge
        colorPalette={isActive ? 'green' : 'gray'}
        justifyContent="center"
        minW="6.75rem"
        minH="6"
        px="2"
      >
        {isActive ? states.published : states.draft}
      </Badge>
    </Flex>
  );
}
