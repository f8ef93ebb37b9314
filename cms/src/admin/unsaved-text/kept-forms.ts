import { z } from 'zod';
import type { SavedEntry } from '../saves';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * DAY_MS;
/** Browsers keep about five million characters for each site. */
const MAX_FORMS = 20;
const MAX_CHARACTERS = 200_000;
const PREFIX = 'site-unsaved-text ';

const keptForm = z.object({
  /** When it was typed, in milliseconds. */
  at: z.number(),
  /** When the version that the text was typed into was saved, null for a new entry. */
  version: z.string().nullable(),
  fields: z.record(z.string(), z.unknown()),
});
export type KeptForm = z.output<typeof keptForm>;

export interface FormName {
  account: number | string;
  uid: string;
  /** Null for a new entry, and for a type with a single one. */
  documentId: string | null;
  language: string;
}

export const formKey = ({ account, uid, documentId, language }: FormName): string =>
  PREFIX + JSON.stringify([account, uid, documentId, language]);

/** Ignores saves of other entries in a window over the form; what has no languages is saved without one. */
export const isOfForm = (saved: SavedEntry, form: Omit<FormName, 'account'>): boolean =>
  saved.uid === form.uid &&
  (form.documentId === null || saved.documentId === form.documentId) &&
  (saved.locale === null || saved.locale === form.language);

/** The part of the browser's storage used here; tests are typed without a browser. */
export interface TextStorage {
  readonly length: number;
  getItem(key: string): string | null;
  key(index: number): string | null;
  removeItem(key: string): void;
  setItem(key: string, value: string): void;
}

/** Unsaved texts in the browser's storage, one a form (docs/decisions/0056). */
export class KeptForms {
  constructor(private readonly storage: TextStorage) {}

  find(key: string): KeptForm | null {
    const found = parse(this.storage.getItem(key));
    if (found && Date.now() - found.at <= KEPT_MS) return found;
    this.drop(key);
    return null;
  }

  /** Makes room by dropping the oldest texts. Returns false where the text is too long for the browser. */
  keep(key: string, form: KeptForm): boolean {
    const text = JSON.stringify(form);
    if (text.length > MAX_CHARACTERS) return false;
    const others = this.byAge().filter((other) => other !== key);
    for (const other of others.slice(0, Math.max(0, others.length + 1 - MAX_FORMS))) this.drop(other);
    for (const other of [...this.byAge().filter((one) => one !== key), null]) {
      if (this.store(key, text)) return true;
      if (other !== null) this.drop(other);
    }
    return false;
  }

  drop(key: string): void {
    this.storage.removeItem(key);
  }

  /** Also drops what nobody can read. */
  dropExpired(): void {
    for (const key of this.keys()) this.find(key);
  }

  /** Storage throws when it is full, or switched off. */
  private store(key: string, text: string): boolean {
    try {
      this.storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  private keys(): string[] {
    return Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '').filter(
      (key) => key.startsWith(PREFIX),
    );
  }

  private byAge(): string[] {
    const age = (key: string) => parse(this.storage.getItem(key))?.at ?? 0;
    return this.keys().sort((a, b) => age(a) - age(b));
  }
}

function parse(text: string | null): KeptForm | null {
  if (text === null) return null;
  try {
    return keptForm.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
