import { expect, it } from 'vitest';
import { refusalOf } from './accepted-pictures';

const photo = { name: 'klinik.jpg', type: 'image/jpeg', size: 2_000 };

it('takes the five kinds of pictures', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']) {
    expect(refusalOf({ ...photo, type })).toBeNull();
  }
});

it('refuses drawings that can hold scripts, and everything that is no picture', () => {
  for (const type of ['image/svg+xml', 'image/heic', 'application/pdf', 'text/html']) {
    expect(refusalOf({ ...photo, type })).toBe('type');
  }
});

it('judges a file without a type by its name', () => {
  expect(refusalOf({ name: 'Karte.AVIF', type: '', size: 1 })).toBeNull();
  expect(refusalOf({ name: 'Karte', type: '', size: 1 })).toBe('type');
});

it('takes exactly 10 MB, and not a byte more', () => {
  const limit = 10 * 1024 * 1024;
  expect(refusalOf({ ...photo, size: limit })).toBeNull();
  expect(refusalOf({ ...photo, size: limit + 1 })).toBe('size');
});

it('refuses an empty file', () => {
  expect(refusalOf({ ...photo, size: 0 })).toBe('empty');
});
