import { inlineText } from '~/markdown/plain-text';
import { CodeText } from '~/ui/code-text';
import { Prose } from '~/ui/prose';
import { h3 } from '~/ui/section.css';
import { BlockFrame, BlockLead, type BlockProps, BlockTitle, levelIn } from './block';
import * as styles from './landing.css';
import type { Piece } from './shown-blocks';

export function TextBlock({ block, ground }: BlockProps<'text'>) {
  const { title, text } = block;
  return (
    <BlockFrame block={block} ground={ground}>
      <div className={title && text ? styles.columns : styles.alone}>
        <BlockTitle block={block} />
        {text && <Prose document={text.value} lang={text.lang} topLevel={levelIn(block)} />}
      </div>
    </BlockFrame>
  );
}

const marked = (code: string) => `\`${code}\``;

/** Returns the words of a heading, with code between backticks, as `CodeText` reads it. */
const titleOf = ({ title }: Piece): string =>
  title.map((block) => ('children' in block ? inlineText(block.children, marked) : '')).join(' ');

export function FiguresBlock({ block, ground }: BlockProps<'figures'>) {
  const { lead, pieces, lang } = block.text;
  return (
    <BlockFrame block={block} ground={ground} isStrip>
      <BlockLead block={block} text={{ value: lead, lang }} />
      <dl className={styles.figures} data-count={pieces.length} lang={lang}>
        {pieces.map((piece) => {
          const figure = titleOf(piece);
          return (
            <div key={figure} className={styles.figure}>
              <dt className={styles.figureCaption}>
                <Prose document={piece.text} topLevel={4} />
              </dt>
              <dd className={styles.figureValue} data-words={/^\d/.test(figure) ? undefined : ''}>
                <CodeText>{figure}</CodeText>
              </dd>
            </div>
          );
        })}
      </dl>
    </BlockFrame>
  );
}

export function CardsBlock({ block, ground }: BlockProps<'cards'>) {
  const { lead, pieces, lang } = block.text;
  const Heading = `h${levelIn(block)}` as const;
  return (
    <BlockFrame block={block} ground={ground}>
      <BlockLead block={block} text={{ value: lead, lang }} />
      <div className={styles.cards} data-count={pieces.length} lang={lang}>
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else of their own, and never move
          <article key={index} className={styles.card}>
            <Heading className={h3}>
              <CodeText>{titleOf(piece)}</CodeText>
            </Heading>
            <Prose document={piece.text} topLevel={4} className={styles.cardText} />
          </article>
        ))}
      </div>
    </BlockFrame>
  );
}

export function FaqBlock({ block, ground }: BlockProps<'faq'>) {
  const { lead, pieces, lang } = block.text;
  const Heading = `h${levelIn(block)}` as const;
  return (
    <BlockFrame block={block} ground={ground}>
      <div className={block.title || lead.length > 0 ? styles.columns : undefined}>
        <BlockLead block={block} text={{ value: lead, lang }} />
        <div className={styles.questions} lang={lang}>
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else of their own, and never move
            <details key={index} className={styles.question}>
              <summary className={styles.summary}>
                <Heading className={styles.questionTitle}>
                  <CodeText>{titleOf(piece)}</CodeText>
                </Heading>
              </summary>
              <Prose document={piece.text} topLevel={4} className={styles.answer} />
            </details>
          ))}
        </div>
      </div>
    </BlockFrame>
  );
}
