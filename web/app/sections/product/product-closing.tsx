import type { ProductCopy } from '~/features/products/product-copy';
import { contactAbout, meetingAbout } from '~/features/products/products';
import { ClosingBand } from '~/sections/shared/closing-band';

interface ProductClosingProps {
  product: string;
  closing: Pick<ProductCopy['closing'], 'title' | 'text' | 'demo' | 'contact' | 'lang'>;
}

export function ProductClosing({ product, closing }: ProductClosingProps) {
  return (
    <ClosingBand
      title={closing.title}
      text={closing.text}
      lang={closing.lang}
      links={[
        { to: meetingAbout(product), label: closing.demo },
        { to: contactAbout(product), label: closing.contact },
      ]}
    />
  );
}
