import { describe, expect, it } from 'vitest';
import { collectQuestions } from './questions.mjs';

describe('collectQuestions', () => {
  it('collects each question of the site once, without directives of its library', async () => {
    const questions = await collectQuestions();
    const names = [...questions.matchAll(/^(?:query|fragment) (\w+)/gm)].map(([, name]) => name);
    expect(names).toContain('Posts');
    expect(new Set(names).size).toBe(names.length);
    expect(questions).not.toContain('_unmask');
  });
});
