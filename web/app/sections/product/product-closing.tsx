import { ClosingBand } from '~/sections/shared/closing-band';
import { onInk, outlineOnInk } from '~/ui/button.css';
import { Link } from '~/ui/link';
import type { ProductCopy } from './product-copy';

interface ProductClosingProps {
  closing: Pick<ProductCopy['closing'], 'title' | 'text' | 'demo' | 'contact' | 'lang'>;
}

export function ProductClosing({ closing }: ProductClosingProps) {
  return (
    <ClosingBand title={closing.title} text={closing.text} lang={closing.lang}>
      <Link to="/schedule-meeting" className={onInk}>
        {closing.demo}
      </Link>
      <Link to="/#contact" className={outlineOnInk}>
        {closing.contact}
      </Link>
    </ClosingBand>
  );
}
