import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keyOrder } from './edited-entry';
import { problemOf } from './input-problem';
import { messageFields } from './message';
import { newProject, projectInput } from './project';
import { refusalBody } from './refusal';
import { sectionInput } from './section';

const contactMessage = z.object(messageFields);
const MESSAGE = { firstName: 'Ada', lastName: 'Muster', email: 'ada@praxis.example', message: 'Guten Tag' };

function refusalOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error('The schema takes this input.');
  const { code, words } = problemOf(error, input);
  return refusalBody(code, words);
}

describe('what is wrong with an input', () => {
  it.each([
    ['field-required', contactMessage, { ...MESSAGE, email: '' }, { field: 'email' }],
    ['field-required', contactMessage, { firstName: 'Ada' }, { field: 'lastName' }],
    ['email-invalid', contactMessage, { ...MESSAGE, email: 'ada' }, { field: 'email' }],
    [
      'field-too-long',
      contactMessage,
      { ...MESSAGE, company: 'x'.repeat(201) },
      { field: 'company', limit: 200 },
    ],
    [
      'field-too-long',
      contactMessage,
      { ...MESSAGE, message: 'x'.repeat(20_001) },
      { field: 'message', limit: 20_000 },
    ],
    [
      'field-too-long',
      sectionInput,
      { translations: { de: { title: 'x'.repeat(256) } } },
      { field: 'translations.de.title', limit: 255 },
    ],
    [
      'field-too-long',
      sectionInput,
      { translations: { de: { ['x'.repeat(101)]: '' } } },
      { field: `translations.de.${'x'.repeat(101)}`, limit: 100 },
    ],
    ['field-too-long', projectInput, { title: { de: 'x'.repeat(256) } }, { field: 'title.de', limit: 255 }],
    ['field-too-many', projectInput, { features: Array(101).fill('x') }, { field: 'features', limit: 100 }],
    ['field-unknown', sectionInput, { translations: { pt: {} } }, { field: 'translations.pt' }],
    ['web-address-invalid', projectInput, { externalUrl: 'javascript:x' }, { field: 'externalUrl' }],
    ['field-invalid', projectInput, { isActive: 'no' }, { field: 'isActive' }],
    ['field-invalid', newProject, { key: 'Großes' }, { field: 'key' }],
    ['key-reserved', newProject, { key: 'order' }, { field: 'key' }],
    ['field-required', newProject, { key: 'neu' }, { field: 'title' }],
    ['field-required', newProject, { key: 'neu', title: { en: 'New', de: ' ' } }, { field: 'title' }],
    ['field-required', keyOrder, { keys: [] }, { field: 'keys' }],
    ['input-invalid', projectInput, [], {}],
  ] as const)('is said as %s, with the field and its limit', (code, schema, input, details) => {
    const { error, ...rest } = refusalOf(schema, input);
    expect(rest).toEqual({ code, ...details });
    expect(error).toMatch(/^["A-Z].+\.$/);
  });

  it('names what can be chosen', () => {
    const { error, ...rest } = refusalOf(projectInput, { color: 'red' });
    expect(rest).toMatchObject({ code: 'field-not-a-choice', field: 'color' });
    expect(rest.choices).toContain('teal');
    expect(error).toContain('teal');
  });

  it('is one sentence in English', () => {
    expect(refusalOf(contactMessage, { ...MESSAGE, company: 'x'.repeat(201) }).error).toBe(
      '"company" must have at most 200 characters.',
    );
  });
});
