import { describe, expect, it } from 'vitest';
import { isMarkdown, isMultiLine } from './section-texts';

describe('the name of a text says how it is written', () => {
  it.each([
    ['title', { isMultiLine: false, isMarkdown: false }],
    ['button-text', { isMultiLine: false, isMarkdown: false }],
    ['subtitle', { isMultiLine: true, isMarkdown: false }],
    ['description', { isMultiLine: true, isMarkdown: true }],
    ['mainContent', { isMultiLine: true, isMarkdown: true }],
    ['second-description', { isMultiLine: true, isMarkdown: true }],
  ])('%s: %j', (name, expected) => {
    expect({ isMultiLine: isMultiLine(name), isMarkdown: isMarkdown(name) }).toEqual(expected);
  });
});
