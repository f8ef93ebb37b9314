import { useTexts } from '~/i18n/texts';
import { actions, onInk, primary } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { Link } from '~/ui/link';
import { Prose } from '~/ui/prose';
import { BlockFrame, type BlockProps, BlockTitle, levelIn } from './block';
import * as styles from './landing.css';

export function ActionBlock({ block, ground }: BlockProps<'action'>) {
  const { text, label, to } = block;
  const { action } = useTexts('landing');
  const isOnInk = ground === 'ink';
  return (
    <BlockFrame
      block={block}
      ground={ground}
      backdrop={isOnInk && <Lattice tone="onInk" className={styles.lattice} />}
    >
      <div className={styles.band}>
        <div>
          <BlockTitle block={block} />
          {text && (
            <Prose
              document={text.value}
              lang={text.lang}
              topLevel={levelIn(block)}
              className={styles.bandText}
            />
          )}
        </div>
        <div className={actions}>
          <Link to={to} className={isOnInk ? onInk : primary} lang={label ? label.lang : action.lang}>
            {label?.value ?? action.label}
          </Link>
        </div>
      </div>
    </BlockFrame>
  );
}
