import { expect, it } from 'vitest';
import { cpuSecondsIn, megabytesIn } from './processes.mjs';

it('reads memory in megabytes', () => {
  const status = 'Name:\tnode\nVmHWM:\t  200000 kB\nVmRSS:\t  125000 kB\n';
  expect(megabytesIn(status, 'VmRSS')).toBe(128);
  expect(megabytesIn(status, 'VmHWM')).toBe(204.8);
  expect(megabytesIn('Name:\tnode\n', 'VmRSS')).toBeNaN();
});

it('reads computing time, whatever the command is called', () => {
  const stat = '42 (a (b) c) S 1 42 42 0 -1 4194560 1 0 0 0 150 50 0 0 20 0 11 0 100';
  expect(cpuSecondsIn(stat)).toBe(2);
});
