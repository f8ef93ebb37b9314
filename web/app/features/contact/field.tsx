import { MESSAGE_LIMITS, type MessageField } from 'contract/message-fields';
import type { ReactNode } from 'react';
import { fill } from '~/i18n/fill';
import { useLanguage } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { visuallyHidden } from '~/ui/layout.css';
import * as styles from './contact.css';
import type { FieldProblem } from './field-problems';
import { useLength } from './use-length';

export interface FieldAttributes {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  name: MessageField;
  label: string;
  problem?: FieldProblem | undefined;
  isOptional?: boolean;
  isWide?: boolean;
  children: (attributes: FieldAttributes) => ReactNode;
}

interface FrameProps extends FieldProps {
  hint?: ReactNode;
}

const hintId = (name: MessageField) => `contact-${name}-hint`;

export function Field({ name, label, problem, isOptional, isWide, hint, children }: FrameProps) {
  const { form } = useTexts('contact');
  const limit = useLimit(name);
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  const sentences: Record<FieldProblem, () => string> = {
    missing: () => form.missing,
    invalidEmail: () => form.invalidEmail,
    tooLong: () => fill(form.tooLong, { max: limit.format(limit.max) }),
  };
  const descriptions = [problem && errorId, hint && hintId(name)].filter(Boolean);
  return (
    <div className={cx(styles.field, isWide && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}>({form.optional})</span>}
      </label>
      {children({
        id,
        name,
        required: !isOptional,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': descriptions.join(' ') || undefined,
      })}
      {problem && (
        <p id={errorId} className={styles.error}>
          {sentences[problem]()}
        </p>
      )}
      {hint && (
        <p id={hintId(name)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Formats on demand: the first formatted number costs a phone 130 ms, which would delay waking the form. */
function useLimit(name: MessageField) {
  const { language } = useLanguage();
  return { max: MESSAGE_LIMITS[name], format: (value: number) => value.toLocaleString(language) };
}

interface TypedFieldProps extends Omit<FieldProps, 'children'> {
  defaultValue: string | undefined;
  children: (attributes: FieldAttributes & { ref: ReturnType<typeof useLength>['setControl'] }) => ReactNode;
}

export function TypedField({ defaultValue = '', problem, children, ...field }: TypedFieldProps) {
  const { form } = useTexts('contact');
  const limit = useLimit(field.name);
  const { setControl, length, isNear, isOver } = useLength(defaultValue, limit.max);
  // An earlier "too long" is over once the text is short enough.
  const present = problem === 'tooLong' ? undefined : problem;
  return (
    <>
      <Field
        {...field}
        problem={isOver ? 'tooLong' : present}
        hint={isNear && fill(form.length, { count: limit.format(length), max: limit.format(limit.max) })}
      >
        {(attributes) => children({ ...attributes, ref: setControl })}
      </Field>
      {/* Speaks once near the limit and once beyond it, not with every letter. */}
      <span role="status" className={visuallyHidden}>
        {isNear && fill(isOver ? form.tooLong : form.limit, { max: limit.format(limit.max) })}
      </span>
    </>
  );
}
