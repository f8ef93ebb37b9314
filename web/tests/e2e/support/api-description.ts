interface Description {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** `/api/openapi.json`, which says to others what a call may answer. */
export class ApiDescription {
  readonly #document: Description;
  readonly #patterns: { path: string; pattern: RegExp }[];

  constructor(document: Description) {
    this.#document = document;
    // What is written out comes before what a placeholder would take as well.
    const paths = Object.keys(document.paths).sort(
      (a, b) => Number(a.includes('{')) - Number(b.includes('{')),
    );
    this.#patterns = paths.map((path) => ({
      path,
      pattern: new RegExp(`^${escaped(path).replace(/\{\w+\}/g, '[^/]+')}$`),
    }));
  }

  /** Every call as `GET /api/…`. */
  get calls(): string[] {
    return Object.entries(this.#document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  /** The statuses that a call may have; null for an address that is not described. */
  statusesOf(method: string, pathname: string): number[] | null {
    const found = this.#patterns.find(({ pattern }) => pattern.test(pathname));
    if (!found) return null;
    const operation = this.#document.paths[found.path]?.[method.toLowerCase()];
    return operation ? Object.keys(operation.responses).map(Number) : [405];
  }
}
