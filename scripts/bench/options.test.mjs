import { describe, expect, it } from 'vitest';
import { readArguments } from './options.mjs';

const KNOWN = ['throughput', 'weight', 'start'];

describe('readArguments', () => {
  it('takes all measurements when none is named', () => {
    expect(readArguments([], KNOWN)).toEqual({ names: KNOWN, options: { all: false, quick: false } });
  });

  it('takes those that are named once each, in their own order', () => {
    const { names, options } = readArguments(['start', '--quick', 'throughput', 'start'], KNOWN);
    expect(names).toEqual(['throughput', 'start']);
    expect(options).toEqual({ all: false, quick: true });
  });

  it('knows --all', () => {
    expect(readArguments(['--all'], KNOWN).options).toEqual({ all: true, quick: false });
  });

  it('says in one line which measurements there are', () => {
    expect(() => readArguments(['weigth'], KNOWN)).toThrow(
      /^There is no measurement "weigth"\. There are: throughput, weight, start\.$/,
    );
  });

  it.each(['--fast', '-q', '--no-all'])('refuses %s', (option) => {
    expect(() => readArguments([option], KNOWN)).toThrow(
      /^There is no option .+ There are: --all, --quick\.$/,
    );
  });
});
