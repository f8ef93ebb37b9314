import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let complaints: MockInstance[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

/** Fails tests on unexpected warnings, such as React's. */
afterEach(() => {
  const calls = complaints.flatMap(({ mock }) => mock.calls);
  for (const complaint of complaints) complaint.mockRestore();
  expect(calls, 'console.error or console.warn was called').toEqual([]);
});
