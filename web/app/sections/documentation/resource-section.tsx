import type { ResourcePart } from 'contract/resource-fields';
import { useProducts } from '~/features/products/use-products';
import type { PageTexts } from '~/i18n/pages';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import type { ColorName } from '~/theme/tokens';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './documentation.css';
import { ResourceList } from './resource-list';
import { productPathOf, type ShownResource } from './shown-resource';

type Texts = PageTexts<'documentation'>;

interface ResourceSectionProps {
  part: ResourcePart;
  color: ColorName;
  texts: Texts['identity' | 'transformation'];
  actions: Texts['actions'];
  resources: readonly ShownResource[];
}

export function ResourceSection({ part, color, texts, actions, resources }: ResourceSectionProps) {
  const headingId = `${part}-title`;
  const products = useProducts();
  const shown = resources.filter((resource) => {
    const path = productPathOf(resource);
    return resource.part === part && (path === null || products.some((product) => product.path === path));
  });
  return (
    <Section id={part} lang={texts.lang} labelledBy={headingId} className={cx(accent[color], styles.part)}>
      <SectionHeading id={headingId} title={texts.title} lead={texts.lead} />
      {shown.length > 0 && <ResourceList resources={shown} actions={actions} />}
    </Section>
  );
}
