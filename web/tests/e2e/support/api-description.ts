interface Description {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

export class ApiDescription {
  readonly #document: Description;
  readonly #patterns: { path: string; pattern: RegExp }[];

  constructor(document: Description) {
    this.#document = document;
    // Literal paths precede those with placeholders.
    const paths = Object.keys(document.paths).sort(
      (a, b) => Number(a.includes('{')) - Number(b.includes('{')),
    );
    this.#patterns = paths.map((path) => ({
      path,
      pattern: new RegExp(`^${escaped(path).replace(/\{\w+\}/g, '[^/]+')}$`),
    }));
  }

  get calls(): string[] {
    return Object.entries(this.#document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  statusesOf(method: string, pathname: string): number[] | null {
    const found = this.#patterns.find(({ pattern }) => pattern.test(pathname));
    if (!found) return null;
    const operation = this.#document.paths[found.path]?.[method.toLowerCase()];
    return operation ? Object.keys(operation.responses).map(Number) : [405];
  }
}
