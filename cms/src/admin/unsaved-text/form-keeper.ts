import type { KeptForm, KeptForms } from './kept-forms';

const WAIT_MS = 500;

type Fields = Readonly<Record<string, unknown>>;

export interface FormState {
  values: Fields;
  /** Strapi makes a new object whenever it fills the form anew. */
  initialValues: Fields;
  isModified: boolean;
  version: string | null;
}

function changedFields({ values, initialValues }: FormState): Record<string, unknown> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value ?? null) !== JSON.stringify(initialValues[name] ?? null);
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

export class FormKeeper {
  #offered: KeptForm | null;
  #beginning: Fields | null = null;
  #values: Fields | null = null;
  #saved: Fields | null = null;
  #waiting: KeptForm | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly kept: KeptForms,
    private readonly key: string,
    private readonly onTooLong: () => void = () => {},
  ) {
    this.#offered = kept.find(key);
  }

  get offered(): KeptForm | null {
    return this.#offered;
  }

  follow(form: FormState): void {
    const isSameBeginning = form.initialValues === this.#beginning;
    this.#beginning = form.initialValues;
    this.#values = form.values;
    // After a save the form stays modified until Strapi has read the entry again.
    if (form.values === this.#saved) return;
    if (form.isModified) {
      const { version } = form;
      // An offer that nobody has answered stays; what is typed now comes before it.
      const fields = { ...this.#offered?.fields, ...changedFields(form) };
      this.#wait({ at: Date.now(), version, fields });
    } else if (isSameBeginning) this.#forget();
    // Strapi fills the form anew after a refused save, too: what is not saved by now is kept.
    else this.flush();
  }

  saved(): void {
    this.#saved = this.#values;
    this.#forget();
  }

  accept(): Fields {
    const fields = this.#offered?.fields ?? {};
    this.discard();
    return fields;
  }

  discard(): void {
    this.#offered = null;
    this.#forget();
  }

  flush(): void {
    clearTimeout(this.#timer);
    if (this.#waiting && !this.kept.keep(this.key, this.#waiting)) this.onTooLong();
    this.#waiting = null;
  }

  #wait(form: KeptForm): void {
    clearTimeout(this.#timer);
    this.#waiting = form;
    this.#timer = setTimeout(() => this.flush(), WAIT_MS);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    if (this.#offered) this.kept.keep(this.key, this.#offered);
    else this.kept.drop(this.key);
  }
}
