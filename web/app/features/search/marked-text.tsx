import type { Segment } from './highlighting';
import { mark } from './search.css';

export function MarkedText({ segments }: { segments: readonly Segment[] }) {
  let position = 0;
  return segments.map(({ text, isMatch }) => {
    const key = position;
    position += text.length;
    return isMatch ? (
      <mark key={key} className={mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
