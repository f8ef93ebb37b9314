import { fill } from '~/i18n/fill';
import { Link } from '~/ui/link';
import { numberOf, placeOf, type SourceRegister, type SourceTexts } from './source-register';
import * as styles from './sources.css';

interface SourceMarksProps<Key extends string> {
  register: SourceRegister<Key>;
  keys: readonly NoInfer<Key>[];
  sources: Pick<SourceTexts<NoInfer<Key>>, 'mark'>;
}

export function SourceMarks<Key extends string>({ register, keys, sources }: SourceMarksProps<Key>) {
  return (
    <span className={styles.marks}>
      {'\u00a0'}
      {keys.map((key) => (
        <Link
          key={key}
          to={`${register.page}#${placeOf(register, key)}`}
          className={styles.mark}
          aria-label={fill(sources.mark, { number: numberOf(register, key) })}
        >
          {`[${numberOf(register, key)}]`}
        </Link>
      ))}
    </span>
  );
}
