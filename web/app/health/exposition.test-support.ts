export interface Sample {
  labels: Record<string, string>;
  value: number;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const HELP = new RegExp(`^# HELP (${NAME}) (.+)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary)$`);
const LABEL = `[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"`;
const SAMPLE = new RegExp(`^(${NAME})(?:\\{((?:${LABEL})(?:,${LABEL})*)\\})? (\\S+)$`);
const NUMBER = /^(?:[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?|[+-]Inf|NaN)$/i;

function numberIn(text: string): number {
  if (!NUMBER.test(text)) throw new Error(`"${text}" is no number.`);
  return Number(text.replace('Inf', 'Infinity').replace(/^nan$/i, 'NaN'));
}

/**
 * Reads the text format 0.0.4 of Prometheus: each metric once, with its help and type before its samples, no sample
 * twice, counters and nothing else with the ending `_total`. @throws Error for the first line that breaks a rule
 */
export function readExposition(text: string): ReadonlyMap<string, readonly Sample[]> {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const metrics = new Map<string, Sample[]>();
  const types = new Map<string, string>();
  const helped = new Set<string>();
  const seen = new Set<string>();
  let current = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, help] = HELP.exec(line) ?? [];
    const [, named, type] = TYPE.exec(line) ?? [];
    if (help) {
      if (helped.has(help)) throw new Error(`${help} comes twice.`);
      helped.add(help);
      current = help;
      continue;
    }
    if (named && type) {
      if (named !== current || types.has(named)) throw new Error(`${named} has its type in the wrong place.`);
      types.set(named, type);
      continue;
    }
    const [, name, labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    if (!name) throw new Error(`"${line}" is no line of the format.`);
    const suffixes = { histogram: '(?:_bucket|_sum|_count)', summary: '(?:_sum|_count)?' }[
      types.get(current) ?? ''
    ];
    if (!new RegExp(`^${current}${suffixes ?? ''}$`).test(name))
      throw new Error(`${name} is not of ${current}.`);
    const isCounter = types.get(current) === 'counter';
    if (isCounter !== name.endsWith('_total')) throw new Error(`${name} has the name of another type.`);
    if (seen.has(name + labels)) throw new Error(`${name}{${labels}} comes twice.`);
    seen.add(name + labels);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [
      key,
      text,
    ]);
    const sample = { labels: Object.fromEntries(pairs), value: numberIn(value) };
    metrics.set(name, [...(metrics.get(name) ?? []), sample]);
  }
  return metrics;
}
