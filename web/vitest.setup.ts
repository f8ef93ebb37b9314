import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let complaints: MockInstance[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

/** A complaint that nobody expects is a defect: React's warnings fail the test that provokes them. */
afterEach(() => {
  const calls = complaints.flatMap(({ mock }) => mock.calls);
  for (const complaint of complaints) complaint.mockRestore();
  expect(calls, 'console.error or console.warn was called').toEqual([]);
});
