import type { ReactNode } from 'react';
import { BlockFrame, BlockLead, type BlockProps } from './block';
import * as styles from './landing.css';

interface FormBlockProps extends BlockProps<'form'> {
  form: ReactNode;
}

export function FormBlock({ block, ground, form }: FormBlockProps) {
  return (
    <BlockFrame block={block} ground={ground}>
      <BlockLead block={block} text={block.text} />
      <div className={styles.alone}>{form}</div>
    </BlockFrame>
  );
}
