import { DEFAULT_LANGUAGE } from 'contract/languages';
import { usePreview } from '~/features/preview/use-preview';
import { BlockFrame, type BlockProps } from './block';
import * as styles from './landing.css';

/** Stands for a block without content, which visitors do not see. */
export function EmptyBlock({ block, ground }: BlockProps<'empty'>) {
  const words = usePreview()?.blockWords;
  return (
    <BlockFrame block={block} ground={ground}>
      <div className={styles.empty} lang={DEFAULT_LANGUAGE}>
        <p>
          <strong>{words?.names[block.of]}</strong>
        </p>
        <p>{words?.tools.empty}</p>
      </div>
    </BlockFrame>
  );
}
