import { dayInBerlin } from 'contract/german-time';
import type { Language } from 'contract/languages';
import type { StatisticCount } from 'contract/statistics';
import { hasOwnNames, NAMES_A_DAY, type StatisticKind, UNNAMED } from 'contract/statistics-fields';

const MINUTE_MS = 60_000;

type Named = Pick<StatisticCount, 'kind' | 'name'>;

export class Counts {
  readonly #now: () => number;
  #rows = new Map<string, StatisticCount>();
  #names = new Map<string, number>();
  #latest = new WeakMap<Named, StatisticCount>();
  #minute = Number.NaN;
  #day = '';

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(kind: StatisticKind, name: string, language: Language): void {
    this.#add({ day: this.#today(), kind, name, language, count: 1 });
  }

  /** Finds the row of a lasting object without building its key, for pages, counted with every request. */
  addAgain(named: Named, language: Language): void {
    const day = this.#today();
    const row = this.#latest.get(named);
    if (row?.day === day && row.language === language) row.count += 1;
    else this.#latest.set(named, this.#add({ day, kind: named.kind, name: named.name, language, count: 1 }));
  }

  take(): StatisticCount[] {
    const taken = [...this.#rows.values()];
    this.#rows = new Map();
    this.#names = new Map();
    this.#latest = new WeakMap();
    return taken;
  }

  putBack(counts: readonly StatisticCount[]): void {
    for (const count of counts) this.#add(count);
  }

  #add(added: StatisticCount): StatisticCount {
    const { day, kind, name, language, count } = added;
    const key = `${day} ${kind} ${language} ${name}`;
    const known = this.#rows.get(key);
    if (!known && name !== UNNAMED && !this.#hasRoom(day, kind))
      return this.#add({ ...added, name: UNNAMED });
    const row = known ?? { ...added, count: 0 };
    row.count += count;
    this.#rows.set(key, row);
    return row;
  }

  #hasRoom(day: string, kind: StatisticKind): boolean {
    if (hasOwnNames(kind)) return true;
    const group = `${day} ${kind}`;
    const names = this.#names.get(group) ?? 0;
    this.#names.set(group, names + 1);
    return names < NAMES_A_DAY;
  }

  /** Asks for the day once a minute, because that takes longer than counting. */
  #today(): string {
    const now = this.#now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) this.#day = dayInBerlin(new Date(now));
    this.#minute = minute;
    return this.#day;
  }
}
