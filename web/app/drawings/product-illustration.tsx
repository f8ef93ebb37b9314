import type { ProjectIcon } from 'contract/project-fields';
import { Illustration } from './illustration';
import { illustrationOf } from './illustration-names';

interface ProductIllustrationProps {
  product: string;
  icon?: ProjectIcon;
}

export function ProductIllustration({ product, icon }: ProductIllustrationProps) {
  return <Illustration name={illustrationOf(product, icon)} />;
}
