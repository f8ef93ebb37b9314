import type { BlockKind } from 'contract/landing-blocks';
import type { ReactNode } from 'react';
import type { Localized } from '~/content/published/localized';
import type { MarkdownDocument } from '~/markdown/document';
import { CodeText } from '~/ui/code-text';
import { Prose } from '~/ui/prose';
import { Section } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import type { Ground } from './grounds';
import * as styles from './landing.css';
import type { ShownBlock } from './shown-blocks';

export type BlockOf<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { kind: Kind }>;

export interface BlockProps<Kind extends ShownBlock['kind']> {
  block: BlockOf<Kind>;
  ground: Ground;
}

interface BlockFrameProps {
  block: Pick<ShownBlock, 'id' | 'title' | 'kind'> & { of?: BlockKind };
  ground: Ground;
  isStrip?: boolean;
  backdrop?: ReactNode;
  children: ReactNode;
}

type Titled = Pick<ShownBlock, 'id' | 'title'>;

export const levelIn = ({ title }: Titled): 2 | 3 => (title ? 3 : 2);

const headingId = (id: string) => `${id}-title`;

/** Stands around every block. Its heading, if it has one, is the caller's to place. */
export function BlockFrame({ block, ground, isStrip = false, backdrop, children }: BlockFrameProps) {
  return (
    <Section
      id={block.id}
      block={block.of ?? block.kind}
      ground={ground}
      {...(block.title && { labelledBy: headingId(block.id) })}
      backdrop={backdrop}
      className={isStrip ? styles.strip : styles.block}
    >
      {children}
    </Section>
  );
}

export function BlockTitle({ block: { id, title } }: { block: Titled }) {
  return (
    title && (
      <h2 id={headingId(id)} className={h2} lang={title.lang}>
        <CodeText>{title.value}</CodeText>
      </h2>
    )
  );
}

interface BlockLeadProps {
  block: Titled;
  text?: Localized<MarkdownDocument> | null;
}

export function BlockLead({ block, text }: BlockLeadProps) {
  const hasText = text && text.value.length > 0;
  if (!block.title && !hasText) return null;
  return (
    <div className={styles.lead}>
      <BlockTitle block={block} />
      {hasText && <Prose document={text.value} lang={text.lang} topLevel={levelIn(block)} />}
    </div>
  );
}
