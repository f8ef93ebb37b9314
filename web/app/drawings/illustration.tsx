import { usePageFacts } from '~/i18n/page-context';
import { drawing } from './drawing.css';
import { ILLUSTRATION_SIZE, type IllustrationName } from './illustration-names';

/** Renders a drawing without words from the sprite (docs/decisions/0039). */
export function Illustration({ name }: { name: IllustrationName }) {
  const { illustrations } = usePageFacts();
  const { width, height } = ILLUSTRATION_SIZE;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={drawing}>
      <use href={`${illustrations}#${name}`} />
    </svg>
  );
}
