import { DEFAULT_LANGUAGE } from 'contract/languages';
import { BlockFrame, type BlockProps } from './block';
import * as styles from './landing.css';
import type { EmptyWords } from './shown-blocks';

export function EmptyBlock({
  block,
  ground,
  words,
}: BlockProps<'empty'> & { words: EmptyWords | undefined }) {
  return (
    <BlockFrame block={block} ground={ground}>
      <div className={styles.empty} lang={DEFAULT_LANGUAGE}>
        <p>
          <strong>{words?.names[block.of]}</strong>
        </p>
        <p>{words?.empty}</p>
      </div>
    </BlockFrame>
  );
}
