import * as styles from './details.css';

interface SwitchGroupProps<Key extends string> {
  legend: string;
  keys: readonly Key[];
  texts: Record<Key, { name: string; text: string }>;
  pressed: Key | null;
  onPress: (key: Key) => void;
}

export function SwitchGroup<Key extends string>({
  legend,
  keys,
  texts,
  pressed,
  onPress,
}: SwitchGroupProps<Key>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.switches}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.switchButton}
            aria-pressed={pressed === key}
            onClick={() => onPress(key)}
          >
            {texts[key].name}
          </button>
        ))}
      </div>
      <p className={styles.advice} aria-live="polite">
        {pressed !== null && texts[pressed].text}
      </p>
    </fieldset>
  );
}
