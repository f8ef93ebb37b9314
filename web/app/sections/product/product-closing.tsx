import { ClosingBand } from '~/sections/shared/closing-band';
import type { ProductCopy } from './product-copy';

interface ProductClosingProps {
  closing: Pick<ProductCopy['closing'], 'title' | 'text' | 'demo' | 'contact' | 'lang'>;
}

export function ProductClosing({ closing }: ProductClosingProps) {
  return (
    <ClosingBand
      title={closing.title}
      text={closing.text}
      lang={closing.lang}
      links={[
        { to: '/schedule-meeting', label: closing.demo },
        { to: '/#contact', label: closing.contact },
      ]}
    />
  );
}
